import { formatDate, formatMoney } from "#lib/format.ts";
import type { HomeState } from "./home-state.ts";

interface Task {
  title: string;
  text: string;
  action: string;
  href: string;
}

type Sale = Pick<HomeState, "papers" | "isAdmin">;

/** Returns the next step of a home that is sold. */
export function stepAfterSale({ sold: { price, on } }: Pick<HomeState, "sold">) {
  const facts = [price && `for ${formatMoney(price)}`, on && `on ${formatDate(on)}`];
  return {
    title: "See your net proceeds",
    reason: `Your home was sold${facts.map((fact) => (fact ? ` ${fact}` : "")).join("")}. Update your net proceeds with the final numbers.`,
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

const records = ({ isAdmin }: Sale): Task => ({
  title: "Keep your records",
  ...(isAdmin
    ? {
        text: "Download everything you entered and uploaded. You may need it for taxes or questions from the buyer.",
        action: "Go to Security",
        href: "/security#account",
      }
    : {
        text: "Download your documents, such as signed disclosures and the contract. You may need them for taxes or questions from the buyer.",
        action: "Go to Documents",
        href: "/documents/files",
      }),
});

/** Returns what is left to do once the home is sold, in order. */
export const afterSaleOf = (state: Sale): Task[] => [closing(state), records(state)];
