"use client";

import { Download, ExternalLink, Share2 } from "lucide";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import type { ListingView } from "#lib/schemas/listing.ts";
import { OpenListingPage } from "./open-listing-page.tsx";

const QR_CODES = [
  { label: "Download QR code (SVG)", href: "/api/listing/qr-code.svg" },
  { label: "Download QR code (PNG)", href: "/api/listing/qr-code.png" },
] as const;

/** Uses the Web Share API if available, or an email link. */
function Share({ url }: { url: string }) {
  const isHydrated = useHydrated();
  const label = (
    <>
      <Icon node={Share2} />
      Share
    </>
  );
  if (isHydrated && "share" in navigator) {
    // Rejects when the person closes the share dialog.
    const share = () => void navigator.share({ url }).catch(() => undefined);
    return (
      <Button variant="outline" onClick={share}>
        {label}
      </Button>
    );
  }
  return (
    <Button asChild variant="outline">
      <a
        href={`mailto:?subject=${encodeURIComponent("Home for sale")}&body=${encodeURIComponent(url)}`}
      >
        {label}
      </a>
    </Button>
  );
}

function QrCode() {
  return (
    <div className="flex flex-wrap items-center gap-6">
      {/* eslint-disable-next-line @next/next/no-img-element -- an SVG needs no image optimizer */}
      <img
        src="/api/listing/qr-code.svg"
        alt="QR code for your listing page"
        width={144}
        height={144}
        loading="lazy"
        className="size-36 rounded-lg border bg-white p-1"
      />
      <div className="flex flex-wrap gap-3">
        {QR_CODES.map(({ label, href }) => (
          <Button key={href} asChild variant="outline">
            <a href={href} download>
              <Icon node={Download} />
              {label}
            </a>
          </Button>
        ))}
      </div>
    </div>
  );
}

function ShortLink({ url }: { url: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="wrap-anywhere">
        <span className="text-muted-foreground">Short link, as on your yard sign: </span>
        {url}
      </p>
      <CopyButton text={url}>Copy short link</CopyButton>
    </div>
  );
}

export function PageAddressCard({ view }: { view: ListingView }) {
  const { url, shortUrl, status } = view;
  if (url === null) return null;
  const { isPublic } = LISTING_STATUSES[status];
  return (
    <TitledCard
      title="Listing page link"
      description={
        isPublic
          ? "If you correct your street address, this link updates and old links still work."
          : "This link is offline. It works again if you republish."
      }
      className="flex flex-col gap-4"
    >
      <p className="wrap-anywhere">{url}</p>
      <div className="flex flex-wrap gap-3">
        {isPublic ? <OpenListingPage url={url} icon={<Icon node={ExternalLink} />} /> : null}
        <Share url={url} />
        <CopyButton text={url}>Copy link</CopyButton>
      </div>
      <details>
        <SummaryRow className="font-medium">QR code and short link</SummaryRow>
        <div className="flex flex-col gap-4 pt-2">
          <QrCode />
          {shortUrl ? <ShortLink url={shortUrl} /> : null}
        </div>
      </details>
    </TitledCard>
  );
}
