import { DAYS_WITHOUT_PLAN } from "#lib/fields/listing.ts";
import { formatDate, formatMoney } from "#lib/format.ts";
import { SCREEN_LINKS } from "#lib/screens.ts";
import type { HomeState } from "./home-state.ts";

interface Task {
  title: string;
  text: string;
  action: string;
  href: string;
}

type Sale = Pick<HomeState, "papers" | "checklist" | "isAdmin">;

/** Returns the next step of a home that is sold. */
export function stepAfterSale({ sold: { price, on } }: Pick<HomeState, "sold">) {
  const facts = [price && `for ${formatMoney(price)}`, on && `on ${formatDate(on)}`];
  return {
    title: "See your net proceeds",
    reason: `Your home is sold${facts.map((fact) => (fact ? ` ${fact}` : "")).join("")}. Update your net proceeds with the final numbers.`,
    action: "Go to Net proceeds",
    href: "/pricing/proceeds",
  };
}

const closing = ({ papers: { done, total } }: Sale): Task => ({
  title: "Get your documents ready for closing",
  text:
    done === total
      ? "Your document checklist is complete."
      : `${done} of ${total} documents on your checklist are complete. Ask your closing agent which ones they need.`,
  action: "Go to the checklist",
  href: "/documents#checklist",
});

function plan({ checklist, isAdmin }: Sale): Task[] {
  if (!checklist.some(({ key, isDone }) => key === "plan" && isDone)) return [];
  const text = `You don't need it after closing. Your listing page goes offline ${DAYS_WITHOUT_PLAN} days after your plan ends.`;
  return isAdmin
    ? [
        {
          title: "Cancel your plan",
          text,
          action: SCREEN_LINKS.billing.label,
          href: SCREEN_LINKS.billing.href,
        },
      ]
    : [
        {
          title: "Ask your Admin to cancel the plan",
          text,
          action: "See who your Admin is",
          href: "/users",
        },
      ];
}

const records: Task = {
  title: "Keep your records",
  text: "Download your documents, such as signed disclosures and the contract. You may need them for taxes or questions from the buyer.",
  action: "Go to Documents",
  href: "/documents",
};

/** Returns what is left to do once the home is sold, in order. */
export const afterSaleOf = (state: Sale): Task[] => [closing(state), ...plan(state), records];
