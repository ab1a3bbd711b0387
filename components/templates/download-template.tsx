"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { connectionFailed, errorMessage, refusedBy } from "#lib/api/client.ts";
import { pathOf } from "#lib/contract/call.ts";
import type { EmailFormat } from "#lib/fields/templates.ts";
import { planWith } from "#lib/plans/grants.ts";
import type { TemplatesView, TemplateView } from "#lib/schemas/templates.ts";
import { TEMPLATES } from "#lib/templates/kinds.ts";
import { obstacleOf } from "#lib/templates/obstacle.ts";

/** Fetches the file by script, so that an error shows on this screen instead of in a file. */
async function fetchFile(kind: string, as: EmailFormat): Promise<Response> {
  const address = pathOf("/api/templates/{kind}/file", { kind }, { as });
  const response = await fetch(address).catch(() => {
    throw connectionFailed();
  });
  if (!response.ok) throw refusedBy(response, await response.text(), null);
  return response;
}

async function download(kind: string, as: EmailFormat): Promise<void> {
  const response = await fetchFile(kind, as);
  const named = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = named?.[1] ?? kind;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Copies the email to the clipboard as HTML and as plain text. */
async function copyEmail(before: () => Promise<unknown>): Promise<void> {
  const blob = async (as: EmailFormat, type: string) =>
    new Blob([await (await fetchFile("email", as)).text()], { type });
  // One at a time, because the server creates only one file per account at a time.
  const html = before().then(() => blob("html", "text/html"));
  const text = html.then(() => blob("txt", "text/plain"));
  try {
    // Must start during the click, or the browser refuses clipboard access.
    await navigator.clipboard.write([new ClipboardItem({ "text/html": html, "text/plain": text })]);
  } catch (error) {
    // Throws the server's error first, which says more than the clipboard's.
    await text;
    throw error;
  }
}

function DownloadButton({
  kind,
  as = "eml",
  name,
  label,
  variant,
  before,
}: {
  kind: string;
  as?: EmailFormat;
  /** The template's name, for screen readers. */
  name: string;
  label: string;
  variant: "primary" | "outline";
  before?: (() => Promise<unknown>) | undefined;
}) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await before?.();
      await download(kind, as);
    },
    onError: (error) =>
      toast({
        variant: "destructive",
        title: errorMessage(error, "We couldn't create your file. Please try again."),
      }),
  });
  return (
    <Button
      variant={variant}
      aria-label={`${label}: ${name}`}
      pending={isPending}
      pendingLabel="Creating..."
      onClick={() => mutate()}
    >
      <Icon node={Download} />
      {label}
    </Button>
  );
}

/** Offers the downloads of a template, or explains why there are none. */
export function DownloadTemplate({
  view: { grants },
  template,
  isShort = false,
  before,
}: {
  view: TemplatesView;
  template: TemplateView;
  /** Shows only the first download and no text. */
  isShort?: boolean;
  /** Saves pending changes. */
  before?: () => Promise<unknown>;
}) {
  const { kind, findings, needs, post } = template;
  const { label, output } = TEMPLATES[kind];
  if (!grants.standardTemplates) {
    if (isShort) return null;
    return (
      <p className="leading-7">
        <Link href="/plans" className="font-medium underline underline-offset-4">
          {`Choose a plan to use this template. It's included with ${planWith("standardTemplates")} and up.`}
        </Link>
      </p>
    );
  }
  if (needs) {
    return (
      <p className={isShort ? "text-sm leading-6" : "leading-7"}>
        <Link
          href="/online-listing/messages#contact"
          className="font-medium underline underline-offset-4"
        >
          {needs}
        </Link>
      </p>
    );
  }
  const obstacle = obstacleOf(findings);
  if (obstacle) {
    return isShort ? (
      <p className="text-sm leading-6 text-destructive">Edit the text before you use it.</p>
    ) : (
      <p role="status" className="leading-7 text-destructive">
        {`You can't use this template yet. ${obstacle}`}
      </p>
    );
  }
  if (post) return <CopyButton text={post.text}>Copy text</CopyButton>;
  const variant = isShort ? "outline" : "primary";
  const given = { kind, name: label, before };
  if (output !== "email") return <DownloadButton {...given} variant={variant} label="Download" />;
  return (
    <>
      <DownloadButton {...given} variant={variant} label="Download email draft" />
      {isShort ? null : (
        <>
          <DownloadButton {...given} variant="outline" as="html" label="Download HTML" />
          <CopyButton
            copy={() => copyEmail(before ?? (() => Promise.resolve()))}
            failed="We couldn't copy your email. Download it instead."
          >
            Copy email
          </CopyButton>
        </>
      )}
    </>
  );
}
