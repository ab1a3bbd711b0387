import type { z } from "zod";
import type { TokenScope } from "#lib/fields/api-tokens.ts";
import { ACCOUNT_CALLS } from "./accounts.ts";
import { ACCOUNT_DELETION_CALLS } from "./account-deletion.ts";
import { API_TOKEN_CALLS } from "./api-tokens.ts";
import { AUTOMATION_CALLS } from "./automations.ts";
import { BILLING_CALLS } from "./billing.ts";
import { CALENDAR_CALLS } from "./calendars.ts";
import type { CallName, CallSpec, InputByVisitor } from "./call.ts";
import { CONTACT_CALLS } from "./contacts.ts";
import { DASHBOARD_CALLS } from "./dashboard.ts";
import { DESCRIPTION_CALLS } from "./description.ts";
import { DOCUMENT_CALLS } from "./documents.ts";
import { EMAIL_ADDRESS_CALLS } from "./email-address.ts";
import { GET_READY_CALLS } from "./get-ready.ts";
import { INVENTORY_CALLS } from "./inventory.ts";
import { JOB_CALLS } from "./jobs.ts";
import { LISTING_CALLS } from "./listing.ts";
import { MAIL_CHOICE_CALLS } from "./mail-choices.ts";
import { NOTIFICATION_CALLS } from "./notifications.ts";
import { OPEN_HOUSE_CALLS } from "./open-houses.ts";
import { OPERATION_CALLS } from "./operation.ts";
import { OWN_SALES_CALLS } from "./own-sales.ts";
import { PHOTO_CALLS } from "./photos.ts";
import { PROCEEDS_CALLS } from "./proceeds.ts";
import { PROPERTY_CALLS } from "./property.ts";
import { SAVED_REPLY_CALLS } from "./saved-replies.ts";
import { SEARCH_CALLS } from "./search.ts";
import { SECURITY_CALLS } from "./security.ts";
import { SHOWING_CALLS } from "./showings.ts";
import { SUPPORT_CALLS } from "./support.ts";
import { TEMPLATE_CALLS } from "./templates.ts";
import { WEBHOOK_CALLS } from "./webhooks.ts";

export const CONTRACT = {
  ...ACCOUNT_CALLS,
  ...PROPERTY_CALLS,
  ...OWN_SALES_CALLS,
  ...PHOTO_CALLS,
  ...DOCUMENT_CALLS,
  ...LISTING_CALLS,
  ...SAVED_REPLY_CALLS,
  ...AUTOMATION_CALLS,
  ...SHOWING_CALLS,
  ...OPEN_HOUSE_CALLS,
  ...CALENDAR_CALLS,
  ...TEMPLATE_CALLS,
  ...INVENTORY_CALLS,
  ...DASHBOARD_CALLS,
  ...PROCEEDS_CALLS,
  ...DESCRIPTION_CALLS,
  ...GET_READY_CALLS,
  ...CONTACT_CALLS,
  ...BILLING_CALLS,
  ...SECURITY_CALLS,
  ...ACCOUNT_DELETION_CALLS,
  ...API_TOKEN_CALLS,
  ...WEBHOOK_CALLS,
  ...SUPPORT_CALLS,
  ...JOB_CALLS,
  ...NOTIFICATION_CALLS,
  ...MAIL_CHOICE_CALLS,
  ...EMAIL_ADDRESS_CALLS,
  ...SEARCH_CALLS,
  ...OPERATION_CALLS,
  "GET /api/openapi.json": {
    summary: "Get the OpenAPI 3.1 document for this API",
    public: true,
    sessionless: true,
  },
} as const satisfies Record<CallName, CallSpec>;

type Contract = typeof CONTRACT;
export type Call = keyof Contract;

type Part<C extends Call, Name extends keyof CallSpec> =
  Contract[C] extends Record<Name, infer Value> ? Value : undefined;

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type EachInput<Input> = Input extends InputByVisitor ? Input["signedOut" | "signedIn"] : Input;

export type Params<C extends Call> = Read<Part<C, "params">>;
export type Query<C extends Call> = Read<Part<C, "query">>;
/** The body as a handler receives it, parsed by its schema. */
export type Input<C extends Call> = Read<EachInput<Part<C, "input">>>;
/** The body as a browser may send it. */
export type InputSent<C extends Call> = Sent<EachInput<Part<C, "input">>> &
  (IsRevised<C> extends true ? { revision?: number } : unknown);
export type Output<C extends Call> = Read<Part<C, "output">>;
export type Line<C extends Call> = Read<Part<C, "lines">>;
export type IsPublic<C extends Call> = Part<C, "public"> extends true ? true : false;

export type IsRevised<C extends Call> = Part<C, "revised"> extends true ? true : false;

export type TakesToken<C extends Call> = Part<C, "token"> extends TokenScope ? true : false;

export const specOf = (call: Call): CallSpec => CONTRACT[call];
