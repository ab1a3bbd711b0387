import type { ListingStatus } from "#lib/fields/listing.ts";

/** What each status means for buyers. */
export const STATUS_DESCRIPTIONS: Record<ListingStatus, string> = {
  draft: "Only people on your account can see this.",
  coming_soon:
    "Anyone with the link can see your listing and when it goes on the market. Buyers can ask questions but can't request showings. We ask search engines to leave it out.",
  active: "Your listing is live. Buyers can ask questions and request showings.",
  pending:
    "Your listing stays online and shows that a sale is pending. Buyers can ask questions but can't request showings.",
  sold: "Your listing stays online and shows that the home is sold. Buyers can't contact you from it.",
  withdrawn: "Your listing page is offline. Your details and buyers' messages are saved.",
};

const BUYERS_CAN_SHOP = "Anyone can see your listing, ask questions, and request showings.";

export interface StatusChange {
  /** The label of the button that opens the dialog, and of its submit button. */
  action: string;
  title: string;
  meaning: string;
  done: string;
}

const CHANGES: Record<Exclude<ListingStatus, "draft">, StatusChange> = {
  coming_soon: {
    action: "Publish as coming soon",
    title: "Publish as coming soon",
    meaning: STATUS_DESCRIPTIONS.coming_soon,
    done: "Listing published as coming soon",
  },
  active: {
    action: "Publish listing",
    title: "Publish listing",
    meaning: BUYERS_CAN_SHOP,
    done: "Listing published",
  },
  pending: {
    action: "Mark as pending",
    title: "Mark as pending",
    meaning: `${STATUS_DESCRIPTIONS.pending} Upcoming showings stay scheduled. Cancel any you don't want.`,
    done: "Listing marked as pending",
  },
  sold: {
    action: "Mark as sold",
    title: "Mark as sold",
    meaning: `${STATUS_DESCRIPTIONS.sold} Automations are paused.`,
    done: "Listing marked as sold",
  },
  withdrawn: {
    action: "Withdraw listing",
    title: "Withdraw listing",
    meaning:
      "Your listing page and its photos go offline right away. Upcoming showings are canceled, and we'll email the buyers who gave an email address. You can publish again anytime.",
    done: "Listing withdrawn",
  },
};

const BACK_TO_ACTIVE: StatusChange = {
  action: "Make active again",
  title: "Make active again",
  meaning: BUYERS_CAN_SHOP,
  done: "Listing is active again",
};

const NOT_SOLD: StatusChange = {
  ...BACK_TO_ACTIVE,
  meaning: `${BUYERS_CAN_SHOP} Canceled showings and open houses stay canceled, and automations stay paused.`,
};

/** Returns the text for a change of status; null for a draft. */
export function changeTo(target: ListingStatus, from: ListingStatus): StatusChange | null {
  if (target === "draft") return null;
  if (target === "active" && from === "sold") return NOT_SOLD;
  return target === "active" && from === "pending" ? BACK_TO_ACTIVE : CHANGES[target];
}
