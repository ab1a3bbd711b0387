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
import { NO_PROPERTY } from "./refusals.ts";

const NO_PLAN = { forbidden: "The account’s plan doesn’t include automation" };
const NONE = { not_found: "Automation not found" };

export const AUTOMATION_CALLS = {
  "GET /api/automations": {
    token: "read",
    summary: "Get your scheduled changes, rules, and past runs",
    output: automationsView,
  },
  "POST /api/automations/publish-time": {
    token: "write",
    summary: "Schedule publishing; replaces an earlier schedule",
    input: publishTimeInput,
    output: automationsView,
    refusals: {
      ...NO_PROPERTY,
      ...NO_PLAN,
      conflict: "The listing is already public, or the checklist isn't complete",
    },
  },
  "POST /api/automations/price-change": {
    token: "write",
    summary: "Schedule a price change; replaces an earlier schedule",
    input: priceChangeInput,
    output: automationsView,
    refusals: { ...NO_PROPERTY, ...NO_PLAN, conflict: "The asking price is already that amount" },
  },
  // One of these rules emails open house visitors.
  "PUT /api/automations/rules/{rule}": {
    summary: "Turn on a rule and set its number",
    params: ruleParams,
    input: ruleInput,
    output: automationsView,
    refusals: { ...NO_PROPERTY, ...NO_PLAN },
  },
  "POST /api/automations/pause": {
    token: "write",
    summary: "Pause all automation",
    output: automationsView,
  },
  "PATCH /api/automations/{kind}": {
    token: "write",
    summary: "Pause or resume one automation",
    params: automationParams,
    input: automationStateInput,
    output: automationsView,
    refusals: { ...NONE, ...NO_PLAN, conflict: "The scheduled time has passed" },
  },
  "DELETE /api/automations/{kind}": {
    token: "write",
    summary: "Delete an automation; what it already did isn't undone",
    params: automationParams,
    output: automationsView,
    refusals: NONE,
  },
} as const satisfies Record<CallName, CallSpec>;
