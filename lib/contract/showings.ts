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
import { NO_PROPERTY } from "./refusals.ts";

const NO_SHOWING = { not_found: "Showing not found" };
const showing = z.object({ showingId: z.uuid() });
const day = z.object({ day: showingDay });

export const SHOWING_CALLS = {
  "GET /api/showings": {
    token: "read",
    summary: "Get availability, date exceptions, showings, and blocked times",
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: NO_PROPERTY,
  },
  // The settings include how to get into the home.
  "PUT /api/showings/settings": {
    summary: "Save your availability and showing settings",
    input: showingSettingsInput,
    revised: true,
    output: schedulingView,
    refusals: NO_PROPERTY,
  },
  "PUT /api/showings/time-zone": {
    token: "write",
    summary: "Set the home's time zone, if its state has two",
    input: timeZoneInput,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: { ...NO_PROPERTY, bad_request: "The time zone isn't one of the home's state" },
  },
  "PUT /api/showing-days/{day}": {
    token: "write",
    summary: "Set different hours for one day; an empty list blocks the day",
    params: day,
    input: showingDayInput,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: { ...NO_PROPERTY, conflict: "The maximum number of date exceptions is reached" },
  },
  "DELETE /api/showing-days/{day}": {
    token: "write",
    summary: "Restore the weekday's hours for a day",
    params: day,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: { not_found: "Date exception not found" },
  },
  "GET /api/showings/free-times": {
    token: "read",
    summary: "List available times, whether or not buyers can request showings",
    output: freeTimesView,
    refusals: NO_PROPERTY,
  },
  "POST /api/showing-blocks": {
    token: "write",
    summary: "Block a time",
    input: showingBlockInput,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: {
      ...NO_PROPERTY,
      conflict:
        "Something is already at that time, or the maximum number of blocked times is reached",
    },
  },
  "DELETE /api/showing-blocks/{showingId}": {
    token: "write",
    summary: "Unblock a time",
    params: showing,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: { not_found: "Blocked time not found" },
  },
  "POST /api/showings/{showingId}/decision": {
    token: "write",
    summary: "Confirm, decline, move, or cancel a showing, or mark it as not spam",
    params: showing,
    input: showingDecisionInput,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: {
      ...NO_SHOWING,
      conflict: "The showing can't change this way, or the time is taken or has passed",
    },
  },
  "PATCH /api/showings/{showingId}": {
    token: "write",
    summary: "Save who hosts a showing, whether the buyer came, and your notes",
    params: showing,
    input: showingNotesInput,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: { ...NO_SHOWING, conflict: "The showing hasn't started" },
  },
  "DELETE /api/showings/{showingId}": {
    token: "write",
    summary: "Delete a past or canceled showing and everything about its buyer",
    params: showing,
    output: schedulingView,
    tokenOutput: schedulingOfToken,
    refusals: { ...NO_SHOWING, conflict: "The showing is still upcoming" },
  },
} as const satisfies Record<CallName, CallSpec>;
