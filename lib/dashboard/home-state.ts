import type { EventData } from "#lib/events/event.ts";
import type { AUTOMATION_STATES, AutomationKind } from "#lib/fields/automations.ts";
import type { InventoryFate } from "#lib/fields/inventory.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import type { StepId } from "#lib/fields/steps.ts";
import type { ChecklistItem } from "#lib/listing/checklist.ts";
import type { NegotiationView } from "#lib/schemas/offers.ts";

export interface HomeState {
  now: Date;
  timeZone: string;
  isAdmin: boolean;
  hasFeatures: boolean;
  /** The requirements for publishing, in order. */
  checklist: readonly ChecklistItem[];
  /** Buyers of a public listing can't see its description. */
  isDescriptionHidden: boolean;
  openSteps: readonly StepId[];
  photoCount: number;
  /** Whole US dollars. */
  price: { amount: number; setAt: Date } | null;
  estimate: { value: number; low: number; high: number; day: string } | null;
  status: ListingStatus;
  statusSince: Date | null;
  /** Why an operator took down the listing page; null if none did. */
  takenDownReason: string | null;
  sold: { price: number | null; on: string | null };
  /** When the listing is withdrawn because the plan ended. */
  withdrawnAt: Date | null;
  waiting: { count: number; oldest: Date | null };
  lastAskedAt: Date | null;
  showings: {
    /** Buyers can book a time themselves. */
    isOpen: boolean;
    /** Unanswered requests, and when the first one expires. */
    waiting: { count: number; answerBy: Date | null };
    nextAt: Date | null;
    /** The latest past showing without a record of whether the buyer came. */
    over: { id: string; startsAt: Date } | null;
    lastAskedAt: Date | null;
  };
  people: number;
  /** Whole US dollars. */
  offers: readonly {
    price: number;
    deadlineOn: string | null;
    /** Null for an offer that the seller entered. */
    negotiation:
      | (Pick<NegotiationView, "status" | "turn" | "expiresAt" | "closedAt" | "backupPosition"> & {
          turns: readonly Pick<NegotiationView["turns"][number], "kind">[];
        })
      | null;
  }[];
  /** This week's price check-up, until the person has seen it. */
  checkup: EventData["price_checkup"] | null;
  openHouses: readonly { startsAt: Date }[];
  /** The document checklist, without what doesn't apply. */
  papers: { done: number; total: number };
  /** Null if the plan doesn't include the inventory. */
  inventory: { fates: readonly InventoryFate[]; isShown: boolean } | null;
  /** Active automations, with the time of scheduled ones; null if the plan doesn't include them. */
  automations:
    | readonly {
        kind: AutomationKind;
        state: (typeof AUTOMATION_STATES)[number];
        runAt: Date | null;
      }[]
    | null;
}
