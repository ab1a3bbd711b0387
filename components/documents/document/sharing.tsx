"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { documents as documentsQuery } from "#components/data/queries.ts";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { api } from "#lib/api/client.ts";
import { LINK_DAYS } from "#lib/fields/documents.ts";
import { formatDate, formatMoment } from "#lib/format.ts";
import type { DocumentLinkInput, DocumentLinkView, DocumentView } from "#lib/schemas/documents.ts";
import { useChange } from "../use-change.ts";

function stateOf({ state, endsAt }: DocumentLinkView, timeZone: string): string {
  const day = formatDate(endsAt, { timeZone });
  if (state === "open") return `Active until ${day}`;
  if (state === "withdrawn") return "Turned off";
  return state === "over" ? `Expired on ${day}` : "Expired: download limit reached";
}

function usesOf({ downloads, lastDownloadAt, maxDownloads }: DocumentLinkView, zone: string) {
  const times = downloads === 1 ? "once" : downloads === 2 ? "twice" : `${downloads} times`;
  const last = lastDownloadAt ? `, last ${formatMoment(lastDownloadAt, zone)}` : "";
  const most = maxDownloads === null ? "" : ` (limit ${maxDownloads})`;
  return (downloads === 0 ? "Not downloaded yet" : `Downloaded ${times}${last}`) + most;
}

function LinkRow({ link }: { link: DocumentLinkView }) {
  const timeZone = useTimeZone();
  const withdrawal = useChange(
    (linkId: string) => api("DELETE /api/document-links/{linkId}", { params: { linkId } }),
    { done: "Link turned off", failed: "We couldn't turn off the link" },
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-44 text-sm leading-5">
        <p className="text-md font-medium wrap-anywhere">{link.buyer}</p>
        <p className="text-muted-foreground">{`${stateOf(link, timeZone)}. ${usesOf(link, timeZone)}.`}</p>
      </div>
      {link.state === "open" ? (
        <Button
          variant="outline"
          size="sm"
          pending={withdrawal.isPending}
          aria-label={`Turn off the link for ${link.buyer}`}
          onClick={() => withdrawal.mutate(link.id)}
        >
          Turn off
        </Button>
      ) : null}
    </li>
  );
}

function MadeLink({ url }: { url: string }) {
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-accent p-4 text-accent-foreground">
      <Label htmlFor="made-link">Copy this link now. We can&apos;t show it again.</Label>
      <Input id="made-link" readOnly value={url} onFocus={({ target }) => target.select()} />
      <CopyButton text={url}>Copy link</CopyButton>
    </div>
  );
}

const EMPTY = { buyer: "", days: String(LINK_DAYS.usual), maxDownloads: "" };

export function Sharing({ document: { id, links, revision } }: { document: DocumentView }) {
  const client = useQueryClient();
  const [url, setUrl] = useState<string | null>(null);
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/documents.ts")).documentLinkInput,
    values: EMPTY,
    save: ({ buyer, days, maxDownloads }: DocumentLinkInput) =>
      api("POST /api/documents/{documentId}/links", {
        params: { documentId: id },
        body: { buyer, days: String(days), maxDownloads: String(maxDownloads ?? ""), revision },
      }).catch((error: unknown) => {
        // Another member may have changed it, so read it again.
        void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
        throw error;
      }),
    onSaved: ({ url: made, documents }) => {
      client.setQueryData(documentsQuery.queryKey, documents);
      setUrl(made);
    },
    emptiesOnSave: true,
    successMessage: "Link created.",
    failure: { message: "We couldn't create the link. Please try again." },
  });
  const { control } = form;
  return (
    <section aria-labelledby="document-sharing" className="flex flex-col gap-3">
      <div>
        <h3 id="document-sharing" className="font-medium">
          Share with a buyer
        </h3>
        <p className="text-sm leading-5 text-muted-foreground">
          Create a link to the current version for one buyer. Anyone with the link can download the
          file until it expires.
        </p>
      </div>
      {links.length > 0 ? (
        <ul className="divide-y" aria-label="Links">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      ) : null}
      {url ? <MadeLink url={url} /> : null}
      <SaveForm form={form} label="Share with a buyer" className="flex flex-col gap-5">
        <SaveBanner tone="success" />
        <SaveBanner tone="error" hideAfter={null} />
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <TextField control={control} name="buyer" label="Buyer's name" autoComplete="off" />
          <TextField
            control={control}
            name="days"
            label="Expires after (days)"
            inputMode="numeric"
            hint={`Up to ${LINK_DAYS.most}`}
            autoComplete="off"
          />
          <TextField
            control={control}
            name="maxDownloads"
            label="Download limit"
            inputMode="numeric"
            hint="Leave blank for no limit"
            autoComplete="off"
          />
        </div>
        <div className="flex sm:justify-end">
          <SubmitButton variant="outline" pendingLabel="Creating link...">
            Create link
          </SubmitButton>
        </div>
      </SaveForm>
    </section>
  );
}
