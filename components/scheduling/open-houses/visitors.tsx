"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { openHouses, openHouseVisitors } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { api } from "#lib/api/client.ts";
import { pathOf } from "#lib/contract/call.ts";
import { formatMoment } from "#lib/format.ts";
import type { OpenHouseVisitorsView } from "#lib/schemas/open-houses.ts";
import { dialLink, formatPhone } from "#lib/us/phone.ts";

type Visitor = OpenHouseVisitorsView["visitors"][number];

function writtenText({ mayWrite, hasStopped, writtenAt }: Visitor, timeZone: string): string {
  if (hasStopped) return "Unsubscribed";
  if (writtenAt) return `Emailed on ${formatMoment(writtenAt, timeZone)}`;
  return mayWrite ? "Agreed to emails" : "Didn’t agree to emails";
}

function VisitorItem({
  visitor,
  timeZone,
  isDeleting,
  onDelete,
}: {
  visitor: Visitor;
  timeZone: string;
  isDeleting: boolean;
  onDelete: () => void;
}) {
  const { name, email, phone, hasAgent, agentName, signedAt } = visitor;
  const dial = phone && dialLink(phone);
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-52 leading-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          {name}
          {hasAgent ? (
            <Badge className="max-w-full whitespace-normal">
              {agentName ? `Agent: ${agentName}` : "Has an agent"}
            </Badge>
          ) : null}
        </p>
        <p className="text-sm text-muted-foreground">
          {`${formatMoment(signedAt, timeZone)} · ${writtenText(visitor, timeZone)}`}
        </p>
        {email || phone ? (
          <p className="flex flex-wrap gap-x-5 gap-y-1 wrap-anywhere">
            {email ? (
              <Button asChild variant="link" size="inline" className="wrap-anywhere">
                <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
              </Button>
            ) : null}
            {phone && dial ? (
              <Button asChild variant="link" size="inline">
                <a href={dial}>{formatPhone(phone)}</a>
              </Button>
            ) : (
              phone
            )}
          </p>
        ) : null}
      </div>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Delete ${name}`}
        disabled={isDeleting}
        onClick={onDelete}
      >
        Delete
      </Button>
    </li>
  );
}

export function Visitors({ openHouseId, timeZone }: { openHouseId: string; timeZone: string }) {
  const client = useQueryClient();
  const query = openHouseVisitors(openHouseId);
  const { data, error, refetch } = useQuery(query);
  const list = useRef<HTMLDivElement>(null);
  const deletion = useMutation({
    mutationFn: ({ id: visitorId }: Visitor) =>
      api("DELETE /api/listing/open-houses/{openHouseId}/visitors/{visitorId}", {
        params: { openHouseId, visitorId },
      }),
    onSuccess: (view, { name }) => {
      client.setQueryData(query.queryKey, view);
      void client.invalidateQueries({ queryKey: openHouses.queryKey, exact: true });
      toast({ title: `${name} was deleted` });
      list.current?.focus();
    },
    onError: (failure) => toastFailure("Couldn’t delete the visitor", failure),
  });
  if (!data) {
    if (!error) return <LoadingLines />;
    return <ReadFailed what="The sign-in list" error={error} onRetry={() => void refetch()} />;
  }
  const { visitors } = data;
  return (
    <div ref={list} role="group" aria-label="Sign-ins" tabIndex={-1} className="outline-none">
      {visitors.length === 0 ? <p>No one signed in.</p> : null}
      <ul className="divide-y">
        {visitors.map((visitor) => (
          <VisitorItem
            key={visitor.id}
            visitor={visitor}
            timeZone={timeZone}
            isDeleting={deletion.isPending}
            onDelete={() => deletion.mutate(visitor)}
          />
        ))}
      </ul>
      {visitors.length > 0 ? (
        <Button asChild variant="outline" size="sm" className="mt-2">
          <a
            href={pathOf("/api/listing/open-houses/{openHouseId}/visitors.csv", { openHouseId })}
            download
          >
            Download CSV
          </a>
        </Button>
      ) : null}
    </div>
  );
}
