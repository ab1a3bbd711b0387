"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { sessions } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import { formatMoment } from "#lib/format.ts";
import type { SessionView } from "#lib/schemas/sessions.ts";
import { TITLES } from "#lib/screens.ts";

export function SessionsCard() {
  const queries = useQueryClient();
  const list = useQuery(sessions);
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useMutation({
    mutationFn: (which: SessionView | "others") =>
      which === "others"
        ? api("DELETE /api/sessions")
        : api("DELETE /api/sessions/{id}", { params: { id: which.id } }),
    onSuccess: (_, which) => {
      const description =
        which === "others"
          ? "You're logged out on all other devices."
          : `${which.device} is logged out.`;
      toast({ title: "Logged out", description });
    },
    onError: (error) =>
      toast({
        title: "Logout failed",
        description: errorMessage(error),
        variant: "destructive",
      }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: sessions.queryKey });
      // The pressed button disappears with its device.
      heading.current?.focus();
    },
  });

  if (list.isPending) return <LoadingCard />;
  if (!list.data) {
    const retry = () => void list.refetch();
    return <ReadFailed what="Your devices" error={list.error} onRetry={retry} />;
  }
  const others = list.data.filter(({ isCurrent }) => !isCurrent);
  return (
    <Card id="sessions" className="scroll-mt-20">
      <CardHeader>
        <CardTitle ref={heading} tabIndex={-1} className="outline-none">
          {TITLES["/security#sessions"]}
        </CardTitle>
        <CardDescription>
          If you don&apos;t recognize a device, log it out and change your password.
        </CardDescription>
      </CardHeader>
      <ul role="list" aria-label="Devices" className="flex flex-col divide-y px-5 py-2 sm:px-7">
        {list.data.map((session) => (
          <Device
            key={session.id}
            session={session}
            disabled={end.isPending}
            onEnd={() => end.mutate(session)}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <CardFooter>
          <Button variant="outline" disabled={end.isPending} onClick={() => end.mutate("others")}>
            Log out all other devices
          </Button>
        </CardFooter>
      ) : null}
    </Card>
  );
}

function Device({
  session: { device, signedInAt, lastUsedAt, isCurrent },
  disabled,
  onEnd,
}: {
  session: SessionView;
  disabled: boolean;
  onEnd: () => void;
}) {
  const timeZone = useTimeZone();
  const used = isCurrent ? "active now" : `last used ${formatMoment(lastUsedAt, timeZone)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 leading-6 font-medium">
          {device}
          {isCurrent ? <Badge variant="primary">This device</Badge> : null}
        </p>
        <p className="text-sm leading-5 text-muted-foreground">
          Logged in {formatMoment(signedInAt, timeZone)}, {used}
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Log out ${device}`}
          disabled={disabled}
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
