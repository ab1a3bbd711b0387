"use client";

import { Badge } from "#components/ui/badge.tsx";
import { ContactLinks } from "#components/ui/contact-links.tsx";
import { loadInView } from "#components/ui/load-in-view.tsx";
import { SHOWING_STATES, type ShowingState } from "#lib/fields/showings.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import type { SchedulingView, ShowingView } from "#lib/schemas/showings.ts";
import { hoursOf } from "../hour-words.ts";
import { Decisions } from "./decisions.tsx";

const Afterwards = loadInView(async () => (await import("./afterwards.tsx")).Afterwards);

const VARIANTS: Partial<Record<ShowingState, "primary" | "accent">> = {
  requested: "accent",
  proposed: "accent",
  confirmed: "primary",
};

const ENDED_BY = {
  visitor: "Canceled by the buyer",
  seller: "Canceled by you",
  listing: "Canceled because your listing is no longer available",
} as const;

/** @param isNext whether it is the one to answer first */
export function ShowingItem({
  showing,
  view,
  isNext = false,
}: {
  showing: ShowingView;
  view: SchedulingView;
  isNext?: boolean;
}) {
  const { name, state, byVideo, isPreApproved, message, answerBy, endedBy, reason } = showing;
  const { timeZone, people } = view;
  const host = people.find(({ id }) => id === showing.hostId);
  const isOver = showing.endsAt <= view.now;
  return (
    <article aria-label={`Showing with ${name}`} className="flex flex-col gap-3 py-5 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-base leading-6 font-semibold wrap-anywhere">{name}</h3>
          <p className="leading-6">
            <time dateTime={showing.startsAt}>{hoursOf(showing, timeZone)}</time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {byVideo ? <Badge>By video</Badge> : null}
          {isPreApproved ? <Badge>Says pre-approved</Badge> : null}
          <Badge variant={VARIANTS[state] ?? "neutral"}>
            {state === "confirmed" && isOver ? "Completed" : SHOWING_STATES[state].label}
          </Badge>
        </div>
      </div>
      {message ? (
        <p className="max-w-prose leading-7 wrap-anywhere whitespace-pre-wrap">{message}</p>
      ) : null}
      {reason ? (
        <p className="leading-6 wrap-anywhere text-muted-foreground">
          {`${endedBy === "visitor" ? "They said" : "You said"}: “${reason}”`}
        </p>
      ) : null}
      <ContactLinks email={showing.email} phone={showing.phone} />
      <p className="text-sm leading-5 text-muted-foreground empty:hidden">
        {[
          state === "spam" && "You weren't notified, and the time is still open.",
          state !== "spam" &&
            answerBy &&
            `Expires ${formatDayAndTime(new Date(answerBy), timeZone)}.`,
          state === "cancelled" && endedBy && `${ENDED_BY[endedBy]}.`,
          host && `Host: ${host.name}.`,
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      {state === "confirmed" && !isOver && !showing.confirmedBySeller ? (
        <p className="text-sm leading-5 text-muted-foreground">
          {showing.email
            ? "Confirmed automatically. They can see how to get in only from the link in their email."
            : "Confirmed automatically. They didn't give an email address, so they can't see how to get in."}
        </p>
      ) : null}
      <Decisions showing={showing} view={view} isNext={isNext} />
      {isOver && state === "confirmed" ? <Afterwards showing={showing} meanwhile={null} /> : null}
    </article>
  );
}
