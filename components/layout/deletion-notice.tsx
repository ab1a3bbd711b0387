"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarX } from "lucide";

import { accountDeletion, currentUser } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { isAdmin } from "#lib/account-rules.ts";
import { formatDate } from "#lib/format.ts";
import { useKeepAccount } from "./use-keep-account.ts";

/** Says on every screen when the account will be deleted; its Admin can keep it. */
export function DeletionNotice() {
  const { data: user } = useQuery(currentUser);
  const { data } = useQuery(accountDeletion);
  const keep = useKeepAccount();
  const timeZone = useTimeZone();

  if (!user || !data?.deletion) return null;
  const day = formatDate(data.deletion.deletesAt, { style: "short", timeZone });
  return (
    <section
      aria-label="Account deletion"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-destructive/25 bg-destructive-soft px-4 py-3 text-destructive print:hidden"
    >
      <Icon node={CalendarX} className="size-5 shrink-0 max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-56 leading-6 font-medium">
        {isAdmin(user)
          ? `Your account will be deleted on ${day}.`
          : `Your account will be deleted on ${day}. Only its Admin can keep it.`}
      </p>
      {isAdmin(user) ? (
        <Button
          variant="outline"
          size="sm"
          pending={keep.isPending}
          pendingLabel="Keeping..."
          onClick={() => keep.mutate()}
        >
          Keep my account
        </Button>
      ) : null}
    </section>
  );
}
