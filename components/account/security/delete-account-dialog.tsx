"use client";

import { useQuery } from "@tanstack/react-query";
import { accountContents } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { DAYS_TO_KEEP } from "#lib/fields/account-deletion.ts";
import { formatCount, formatDate } from "#lib/format.ts";
import type { AccountContentsView } from "#lib/schemas/account-deletion.ts";
import { DeleteAccountForm, type Asked } from "./delete-account-form.tsx";

const KINDS = [
  ["homes", "home", "homes"],
  ["descriptions", "description version", "description versions"],
  ["photos", "photo", "photos"],
  ["documents", "document", "documents"],
  ["showings", "showing", "showings"],
  ["messages", "message from buyers", "messages from buyers"],
  ["offers", "offer", "offers"],
  ["people", "person who logs in", "people who log in"],
] as const;

function Contents({ contents }: { contents: AccountContentsView }) {
  const counted = KINDS.filter(([kind]) => contents[kind] > 0);
  return (
    <>
      <p className="leading-6">This will be deleted:</p>
      <ul
        aria-label="What will be deleted"
        className="grid list-disc grid-cols-1 gap-x-6 pl-5 leading-6 sm:grid-cols-2"
      >
        {counted.map(([kind, one, many]) => (
          <li key={kind}>{formatCount(contents[kind], one, many)}</li>
        ))}
      </ul>
      <p className="leading-6">
        <a
          href="/api/account-export"
          download
          className="rounded-sm text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-current"
        >
          Download everything
        </a>{" "}
        first. We can&apos;t restore it later.
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm leading-6 text-muted-foreground">
        <li>
          Your listing page is withdrawn now, and planned showings are canceled. If you keep your
          account, you can publish it again.
        </li>
        {contents.hasPlan ? (
          <li>
            Your plan stops renewing now. If you keep your account before the plan ends, it renews
            again.
          </li>
        ) : null}
      </ul>
    </>
  );
}

/** Clicks outside don't close it, so typed text isn't lost. */
export function DeleteAccountDialog({
  open,
  onClose,
  onCloseAutoFocus,
  ...asked
}: Asked & { open: boolean; onCloseAutoFocus: (event: Event) => void }) {
  const { data, error, refetch } = useQuery({ ...accountContents, enabled: open });
  const timeZone = useTimeZone();
  const when = data
    ? `on ${formatDate(data.deletesAt, { style: "short", timeZone })}`
    : `in ${DAYS_TO_KEEP} days`;
  return (
    <FormDialog
      title="Delete your account?"
      description={`Everything is deleted ${when}. Until then, you can keep your account.`}
      open={open}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {data ? (
        <div className="flex flex-col gap-4">
          <Contents contents={data} />
          <DeleteAccountForm {...asked} onClose={onClose} />
        </div>
      ) : error ? (
        <ReadFailed what="your account" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingLines />
      )}
    </FormDialog>
  );
}
