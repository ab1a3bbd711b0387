"use client";

import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { api } from "#lib/api/client.ts";
import { pathOf } from "#lib/contract/call.ts";
import type { OpenHouseRecord } from "#lib/schemas/open-houses.ts";
import { LINK_NOT_CREATED, LINK_NOT_TURNED_OFF, TURN_OFF_LINK } from "../labels.ts";
import { useOpenHouseChange } from "./use-open-houses.ts";

const useChanges = ({ id: openHouseId }: OpenHouseRecord) => {
  const params = { openHouseId };
  return {
    makeSheet: useOpenHouseChange({
      change: (replaces?: "true") =>
        api("POST /api/listing/open-houses/{openHouseId}/sheet", { params, query: { replaces } }),
      done: "The sign-in sheet is ready",
      failed: "We couldn't create the sign-in sheet",
    }),
    endSheet: useOpenHouseChange({
      change: () => api("DELETE /api/listing/open-houses/{openHouseId}/sheet", { params }),
      done: "The sign-in sheet is closed",
      failed: "We couldn't close the sign-in sheet",
    }),
    invite: useOpenHouseChange({
      change: (replaces?: "true") =>
        api("POST /api/listing/open-houses/{openHouseId}/invitation", {
          params,
          query: { replaces },
        }),
      done: "The invitation link is ready",
      failed: LINK_NOT_CREATED,
    }),
    endInvitation: useOpenHouseChange({
      change: () => api("DELETE /api/listing/open-houses/{openHouseId}/invitation", { params }),
      done: "Invitation link turned off",
      failed: LINK_NOT_TURNED_OFF,
    }),
  };
};

const Link = ({ url }: { url: string }) => (
  <p className="rounded-lg bg-muted px-3 py-2 font-mono text-sm leading-6 wrap-anywhere">{url}</p>
);

/** Creates, shows and closes the link of a sign-in sheet. */
export function SheetLink({ openHouse }: { openHouse: OpenHouseRecord }) {
  const { makeSheet, endSheet } = useChanges(openHouse);
  const { sheet, id } = openHouse;
  if (!sheet || sheet.isEnded) {
    return (
      <div className="flex flex-col items-start gap-4">
        {sheet ? <p>This sheet is closed. No one else can sign in.</p> : null}
        <Button pending={makeSheet.isPending} onClick={() => makeSheet.mutate(undefined)}>
          {sheet ? "Open new sheet" : "Create sign-in sheet"}
        </Button>
      </div>
    );
  }
  const qrCode = pathOf("/api/listing/open-houses/{openHouseId}/sheet/qr-code.svg", {
    openHouseId: id,
  });
  return (
    <div className="flex flex-col gap-5">
      <p className="leading-7">
        Scan this code with your tablet, or open the link on it. Stay logged out on the tablet so
        visitors can&apos;t get into your account. Open the sheet once while you&apos;re online.
        After that, it also works offline and sends sign-ins when it reconnects.
      </p>
      <div className="flex flex-wrap items-start gap-6">
        {/* eslint-disable-next-line @next/next/no-img-element -- served by our own route */}
        <img
          // Loads a new image for each link.
          src={`${qrCode}?of=${makeSheet.submittedAt}`}
          alt="QR code for the sign-in sheet"
          width={180}
          height={180}
          className="rounded-lg border bg-white"
        />
        <div className="flex min-w-0 flex-1 basis-60 flex-col items-start gap-3">
          <Link url={sheet.url} />
          <CopyButton text={sheet.url}>Copy link</CopyButton>
          <Button asChild variant="outline">
            <a href={sheet.url} target="_blank" rel="noreferrer">
              Open on this device
            </a>
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 border-t pt-4">
        <Button
          variant="outline"
          pending={endSheet.isPending}
          onClick={() => endSheet.mutate(undefined)}
        >
          Close sheet
        </Button>
        <Button
          variant="ghost"
          pending={makeSheet.isPending}
          onClick={() => makeSheet.mutate("true")}
        >
          Replace link
        </Button>
      </div>
    </div>
  );
}

export function InvitationLink({
  openHouse,
  isActive,
}: {
  openHouse: OpenHouseRecord;
  isActive: boolean;
}) {
  const { invite, endInvitation } = useChanges(openHouse);
  const { invitationUrl } = openHouse;
  if (!invitationUrl) {
    return (
      <div className="flex flex-col items-start gap-4">
        <Button pending={invite.isPending} onClick={() => invite.mutate(undefined)}>
          Create link
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      {isActive ? null : <p>The link works once your listing is active.</p>}
      <Link url={invitationUrl} />
      <CopyButton text={invitationUrl}>Copy link</CopyButton>
      <div className="flex flex-wrap gap-3 border-t pt-4">
        <Button
          variant="outline"
          pending={endInvitation.isPending}
          onClick={() => endInvitation.mutate(undefined)}
        >
          {TURN_OFF_LINK}
        </Button>
        <Button variant="ghost" pending={invite.isPending} onClick={() => invite.mutate("true")}>
          Replace link
        </Button>
      </div>
    </div>
  );
}
