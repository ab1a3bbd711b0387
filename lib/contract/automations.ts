import {
  automationParams,
  automationStateInput,
  automationsView,
  priceChangeInput,
  publishTimeInput,
  ruleInput,
  ruleParams,
} from "#lib/schemas/automations.ts";
import type { CallName, CallSpec } from "./call.ts";

const NO_PLAN = { forbidden: "The account’s plan has no automation" };
const NO_PROPERTY = { not_found: "The account has no property yet" };
const NONE = { not_found: "The account has no such automation" };

export const AUTOMATION_CALLS = {
  "GET /api/automations": {
    token: "read",
    summary: "What is done by itself: at a time, by rules, and what was done",
    output: automationsView,
  },
  "POST /api/automations/publish-time": {
    token: "write",
    summary: "Chooses when the home is published; an earlier time is replaced",
    input: publishTimeInput,
    output: automationsView,
    refusals: {
      ...NO_PROPERTY,
      ...NO_PLAN,
      conflict: "The home is public already, or the checklist is not complete",
    },
  },
  "POST /api/automations/price-change": {
    token: "write",
    summary: "Chooses a price and when it is to hold; an earlier choice is replaced",
    input: priceChangeInput,
    output: automationsView,
    refusals: { ...NO_PROPERTY, ...NO_PLAN, conflict: "That is the price already" },
  },
  // One of them mails those who came to an open house.
  "PUT /api/automations/rules/{rule}": {
    summary: "Turns a rule on, with its number",
    params: ruleParams,
    input: ruleInput,
    output: automationsView,
    refusals: { ...NO_PROPERTY, ...NO_PLAN },
  },
  "POST /api/automations/pause": {
    token: "write",
    summary: "Pauses everything that is done by itself",
    output: automationsView,
  },
  "PATCH /api/automations/{kind}": {
    token: "write",
    summary: "Pauses one, or lets it go on",
    params: automationParams,
    input: automationStateInput,
    output: automationsView,
    refusals: { ...NONE, ...NO_PLAN, conflict: "Its time is over" },
  },
  "DELETE /api/automations/{kind}": {
    token: "write",
    summary: "Removes one; what it has done stays",
    params: automationParams,
    output: automationsView,
    refusals: NONE,
  },
} as const satisfies Record<CallName, CallSpec>;
