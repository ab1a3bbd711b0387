import type { AUTOMATION_STATES, AutomationKind } from "#lib/fields/automations.ts";
import type { InventoryFate } from "#lib/fields/inventory.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import type { StepId } from "#lib/fields/steps.ts";
import type { ChecklistItem } from "#lib/listing/checklist.ts";

/** All that decides what comes next in the sale of a home, at a moment. */
export interface HomeState {
  now: Date;
  timeZone: string;
  isAdmin: boolean;
  hasFeatures: boolean;
  /** What has to be there before the home goes public, in its order. */
  checklist: readonly ChecklistItem[];
  /** Steps of preparation that are not done, in their order. */
  openSteps: readonly StepId[];
  photoCount: number;
  /** Whole US dollars. */
  price: { amount: number; setAt: Date } | null;
  estimate: { value: number; low: number; high: number; day: string } | null;
  status: ListingStatus;
  statusSince: Date | null;
  /** Why an operator has taken the home's page down; null where none has. */
  takenDownReason: string | null;
  sold: { price: number | null; on: string | null };
  /** When a page that has no plan any more is withdrawn. */
  withdrawnAt: Date | null;
  waiting: { count: number; oldest: Date | null };
  lastAskedAt: Date | null;
  showings: {
    /** Buyers can choose a time by themselves. */
    isOpen: boolean;
    /** Requests without an answer, and when the first of them ends. */
    waiting: { count: number; answerBy: Date | null };
    /** When the next confirmed one begins. */
    nextAt: Date | null;
    /** The latest one that is over and of which nobody has said whether the visitor came. */
    over: { id: string; startsAt: Date } | null;
    lastAskedAt: Date | null;
  };
  people: number;
  openHouses: readonly { startsAt: Date }[];
  /** What stays with the house and what goes; null where the plan has no tools for it. */
  inventory: { fates: readonly InventoryFate[]; isShown: boolean } | null;
  /** What is done by itself, with the time of what is done once; null where the plan has none of it. */
  automations:
    | readonly {
        kind: AutomationKind;
        state: (typeof AUTOMATION_STATES)[number];
        runAt: Date | null;
      }[]
    | null;
}
