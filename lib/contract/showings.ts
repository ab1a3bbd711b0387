import { z } from "zod";
import {
  freeTimesView,
  schedulingOfToken,
  schedulingView,
  showingBlockInput,
  showingDay,
  showingDayInput,
  showingDecisionInput,
  showingNotesInput,
  showingSettingsInput,
  timeZoneInput,
} from "#lib/schemas/showings.ts";
import type { CallName, CallSpec } from "./call.ts";

const NO_PROPERTY = { not_found: "The account has no property yet" };
const NO_SHOWING = { not_found: "The account has no such showing" };
const showing = z.object({ showingId: z.uuid() });
const day = z.object({ day: showingDay });

export const SHOWING_CALLS = {
  "GET /api/showings": {
    token: "read",
    summary: "The schedule: hours, days that are otherwise, showings and blocked times",
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: NO_PROPERTY,
  },
  // With how to get into the home.
  "PUT /api/showings/settings": {
    summary: "Saves when and how the home can be seen",
    input: showingSettingsInput,
    output: schedulingView,
    refusals: NO_PROPERTY,
  },
  "PUT /api/showings/time-zone": {
    token: "write",
    summary: "Sets the time zone of a home whose state lies in two",
    input: timeZoneInput,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: { ...NO_PROPERTY, bad_request: "Not a time zone of the home's state" },
  },
  "PUT /api/showing-days/{day}": {
    token: "write",
    summary: "Other hours for one day; none at all: nobody visits on it",
    params: day,
    input: showingDayInput,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: { ...NO_PROPERTY, conflict: "As many days are kept as can be" },
  },
  "DELETE /api/showing-days/{day}": {
    token: "write",
    summary: "The hours of the weekday hold on that day again",
    params: day,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: { not_found: "The account has no such day" },
  },
  "GET /api/showings/free-times": {
    token: "read",
    summary: "The times that are free now, whether or not buyers can ask for them",
    output: freeTimesView,
    refusals: NO_PROPERTY,
  },
  "POST /api/showing-blocks": {
    token: "write",
    summary: "Keeps a time free of showings",
    input: showingBlockInput,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: {
      ...NO_PROPERTY,
      conflict: "Something holds that time already, or as many are blocked as can be",
    },
  },
  "DELETE /api/showing-blocks/{showingId}": {
    token: "write",
    summary: "Gives a blocked time free again",
    params: showing,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: { not_found: "The account has no such blocked time" },
  },
  "POST /api/showings/{showingId}/decision": {
    token: "write",
    summary: "Confirms, declines, moves or cancels a showing, or takes it out of spam",
    params: showing,
    input: showingDecisionInput,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: {
      ...NO_SHOWING,
      conflict: "The showing can't become that any more, or the time is taken or over",
    },
  },
  "PATCH /api/showings/{showingId}": {
    token: "write",
    summary: "Saves who is there, whether the visitor came, and the seller's own notes",
    params: showing,
    input: showingNotesInput,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: { ...NO_SHOWING, conflict: "Nobody can have come to it yet" },
  },
  "DELETE /api/showings/{showingId}": {
    token: "write",
    summary:
      "Deletes a showing that is over or was called off, with all that is known of its visitor",
    params: showing,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: { ...NO_SHOWING, conflict: "It is still to come" },
  },
} as const satisfies Record<CallName, CallSpec>;
