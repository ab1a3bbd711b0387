import type { ListingStatus } from "#lib/fields/listing.ts";

/** What each status means for buyers. */
export const STATUS_MEANS: Record<ListingStatus, string> = {
  draft: "Nobody sees the home but the people of your account.",
  coming_soon:
    "Everybody who has the address sees the page. It says from which day the home is for sale. Questions can be asked, showings can't be requested, and search engines are asked to leave it out.",
  active: "Everybody sees the page, and can ask questions and request showings.",
  pending:
    "Everybody sees the page. It says that a sale is pending. Questions can be asked, showings can't be requested.",
  sold: "Everybody sees the page. It says that the home is sold. Nothing can be asked.",
  withdrawn: "The page is gone for everybody. What was entered and what buyers wrote is kept.",
};

export interface StatusChange {
  /** On the button that opens the dialog, and on the one that does it. */
  action: string;
  title: string;
  meaning: string;
  done: string;
}

const CHANGES: Record<Exclude<ListingStatus, "draft">, StatusChange> = {
  coming_soon: {
    action: "Announce as coming soon",
    title: "Announce the Home as Coming Soon",
    meaning: STATUS_MEANS.coming_soon,
    done: "The home is announced",
  },
  active: {
    action: "Publish now",
    title: "Publish the Home",
    meaning: STATUS_MEANS.active,
    done: "The home is public",
  },
  pending: {
    action: "Mark as pending",
    title: "Mark the Home as Pending",
    meaning: `${STATUS_MEANS.pending} Showings to come stay; call off those that you don’t want.`,
    done: "The home is marked as pending",
  },
  sold: {
    action: "Mark as sold",
    title: "Mark the Home as Sold",
    meaning: `${STATUS_MEANS.sold} Showings to come are cancelled, and visitors with an email address are told.`,
    done: "The home is marked as sold",
  },
  withdrawn: {
    action: "Withdraw",
    title: "Withdraw the Home",
    meaning:
      "The page and its photographs are gone for everybody at once. Showings to come are cancelled, and visitors with an email address are told. You can publish the home again at any time.",
    done: "The home is withdrawn",
  },
};

const BACK_TO_ACTIVE: StatusChange = {
  action: "Make active again",
  title: "Make the Home Active Again",
  meaning: STATUS_MEANS.active,
  done: "The home is active again",
};

/** The words for what a seller can do next. */
export function changeTo(target: ListingStatus, from: ListingStatus): StatusChange | null {
  if (target === "draft") return null;
  const isBack = target === "active" && (from === "pending" || from === "sold");
  return isBack ? BACK_TO_ACTIVE : CHANGES[target];
}
