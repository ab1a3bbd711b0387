import { AUTOMATION_CALLS } from "./automations.ts";
import type { CallName } from "./call.ts";
import { CONTACT_CALLS } from "./contacts.ts";
import { DASHBOARD_CALLS } from "./dashboard.ts";
import { DESCRIPTION_CALLS } from "./description.ts";
import { DOCUMENT_CALLS } from "./documents.ts";
import { GET_READY_CALLS } from "./get-ready.ts";
import { INVENTORY_CALLS } from "./inventory.ts";
import { LISTING_CALLS } from "./listing.ts";
import { OPEN_HOUSE_CALLS } from "./open-houses.ts";
import { OWN_SALES_CALLS } from "./own-sales.ts";
import { PHOTO_CALLS } from "./photos.ts";
import { PROCEEDS_CALLS } from "./proceeds.ts";
import { PROPERTY_CALLS } from "./property.ts";
import { SAVED_REPLY_CALLS } from "./saved-replies.ts";
import { SHOWING_CALLS } from "./showings.ts";
import { TEMPLATE_CALLS } from "./templates.ts";

export interface ContractPart {
  id: string;
  title: string;
  text: string;
}

type WithCalls = ContractPart & { calls: object };

const PARTS: readonly WithCalls[] = [
  {
    ...{ id: "home", title: "Home", text: "Address, property details, and estimated value." },
    calls: { ...PROPERTY_CALLS, ...OWN_SALES_CALLS },
  },
  {
    ...{ id: "description", title: "Description", text: "The listing description." },
    calls: DESCRIPTION_CALLS,
  },
  {
    ...{ id: "photographs", title: "Photos", text: "Photos, their order, and their captions." },
    calls: PHOTO_CALLS,
  },
  {
    ...{ id: "documents", title: "Documents", text: "Documents for the sale." },
    calls: DOCUMENT_CALLS,
  },
  {
    ...{
      id: "inventory",
      title: "Inventory",
      text: "Included, excluded, and for-sale items, by room.",
    },
    calls: INVENTORY_CALLS,
  },
  {
    ...{
      id: "price",
      title: "Pricing and offers",
      text: "Asking prices, net proceeds, and offers.",
    },
    calls: PROCEEDS_CALLS,
  },
  {
    ...{
      id: "get-ready",
      title: "Get ready",
      text: "Preparation steps, their costs, local help, and your contacts.",
    },
    calls: { ...GET_READY_CALLS, ...CONTACT_CALLS },
  },
  {
    ...{ id: "listing", title: "Listing", text: "The public page and messages from buyers." },
    calls: { ...LISTING_CALLS, ...SAVED_REPLY_CALLS },
  },
  {
    ...{
      id: "open-houses",
      title: "Open houses",
      text: "Open houses, sign-in sheets, and visitors.",
    },
    calls: OPEN_HOUSE_CALLS,
  },
  {
    ...{
      id: "showings",
      title: "Showings",
      text: "Availability, requests, and confirmed showings.",
    },
    calls: SHOWING_CALLS,
  },
  {
    ...{ id: "automation", title: "Automation", text: "Scheduled changes and automatic tasks." },
    calls: AUTOMATION_CALLS,
  },
  {
    ...{ id: "templates", title: "Templates", text: "Flyers, signs, posts, and an email." },
    calls: TEMPLATE_CALLS,
  },
  {
    ...{ id: "dashboard", title: "Dashboard", text: "Progress and recent activity." },
    calls: DASHBOARD_CALLS,
  },
];

const REST: ContractPart = {
  id: "account",
  title: "Account and operations",
  text: "Login, users, plans, and server status.",
};

/** The contract in parts, as the OpenAPI document and the reference show it. */
export const CONTRACT_PARTS: readonly ContractPart[] = [...PARTS, REST].map(
  ({ id, title, text }) => ({ id, title, text }),
);

/** Returns the part that contains a call. */
export const partOf = (name: CallName): ContractPart =>
  PARTS.find(({ calls }) => name in calls) ?? REST;
