import { AUTOMATION_CALLS } from "./automations.ts";
import type { CallName } from "./call.ts";
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
    ...{ id: "home", title: "Home", text: "Its address, its facts, and what it is worth." },
    calls: { ...PROPERTY_CALLS, ...OWN_SALES_CALLS },
  },
  {
    ...{ id: "description", title: "Description", text: "The text that buyers read." },
    calls: DESCRIPTION_CALLS,
  },
  {
    ...{ id: "photographs", title: "Photographs", text: "Pictures, their order and their words." },
    calls: PHOTO_CALLS,
  },
  {
    ...{ id: "documents", title: "Documents", text: "The papers of the sale." },
    calls: DOCUMENT_CALLS,
  },
  {
    ...{ id: "inventory", title: "What stays", text: "Fixtures and things, by room." },
    calls: INVENTORY_CALLS,
  },
  {
    ...{ id: "price", title: "Price and offers", text: "Asking prices, net proceeds and offers." },
    calls: PROCEEDS_CALLS,
  },
  {
    ...{ id: "get-ready", title: "Get ready", text: "Steps, what they cost, and local help." },
    calls: GET_READY_CALLS,
  },
  {
    ...{ id: "listing", title: "Listing", text: "The public page, and what buyers ask." },
    calls: LISTING_CALLS,
  },
  {
    ...{ id: "open-houses", title: "Open houses", text: "When they are, and who came." },
    calls: OPEN_HOUSE_CALLS,
  },
  {
    ...{ id: "showings", title: "Showings", text: "The schedule, and who comes to see the home." },
    calls: SHOWING_CALLS,
  },
  {
    ...{ id: "automation", title: "Automation", text: "What is done by itself." },
    calls: AUTOMATION_CALLS,
  },
  {
    ...{ id: "templates", title: "Templates", text: "Flyers, signs, posts and an email." },
    calls: TEMPLATE_CALLS,
  },
  {
    ...{ id: "dashboard", title: "Dashboard", text: "Where the sale stands." },
    calls: DASHBOARD_CALLS,
  },
];

const REST: ContractPart = {
  id: "account",
  title: "Account and operation",
  text: "Signing in, people, plans, and what runs beside.",
};

/** The contract in parts, as its document and the reference show it. */
export const CONTRACT_PARTS: readonly ContractPart[] = [...PARTS, REST].map(
  ({ id, title, text }) => ({ id, title, text }),
);

/** The part that a call stands in. */
export const partOf = (name: CallName): ContractPart =>
  PARTS.find(({ calls }) => name in calls) ?? REST;
