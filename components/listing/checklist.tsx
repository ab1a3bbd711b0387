import { Circle, CircleCheck } from "lucide";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { formatDate, formatMoney } from "#lib/format.ts";
import type { ListingView } from "#lib/schemas/listing.ts";
import { RightToSell } from "./right-to-sell.tsx";

type Item = ListingView["checklist"][number];

function EstimateBeside({ estimate }: { estimate: ListingView["estimate"] }) {
  if (!estimate) return null;
  const { value, low, high, on } = estimate;
  return (
    <p className="text-sm leading-5 text-muted-foreground">
      {`Market estimate on ${formatDate(on, { style: "short" })}: ${formatMoney(value)} (range ${formatMoney(low)} to ${formatMoney(high)}).`}
    </p>
  );
}

function ChecklistItem({ item, estimate }: { item: Item; estimate: ListingView["estimate"] }) {
  return (
    <li className="flex gap-3 py-3">
      <Icon
        node={item.isDone ? CircleCheck : Circle}
        label={item.isDone ? "Done:" : "Missing:"}
        className={
          item.isDone
            ? "mt-0.5 size-5 shrink-0 text-primary"
            : "mt-0.5 size-5 shrink-0 text-muted-foreground"
        }
      />
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="font-medium">
          {item.href ? (
            <Link
              href={item.href}
              className="underline decoration-primary/35 underline-offset-4 hover:decoration-current"
            >
              {item.label}
            </Link>
          ) : (
            item.label
          )}
        </p>
        <p className="leading-6 wrap-anywhere text-muted-foreground">{item.text}</p>
        {item.key === "price" ? <EstimateBeside estimate={estimate} /> : null}
        {item.key === "right" && !item.isDone ? <RightToSell /> : null}
      </div>
    </li>
  );
}

/** Lists what is missing. Finished requirements are collapsed. */
export function Checklist({ view: { checklist, estimate } }: { view: ListingView }) {
  const open = checklist.filter(({ isDone }) => !isDone);
  const finished = checklist.filter(({ isDone }) => isDone);
  const list = (label: string, items: readonly Item[]) => (
    <ul aria-label={label} className="divide-y">
      {items.map((item) => (
        <ChecklistItem key={item.key} item={item} estimate={estimate} />
      ))}
    </ul>
  );
  return (
    <div className="flex flex-col gap-2">
      {open.length > 0 ? list("Publishing requirements", open) : null}
      {finished.length > 0 ? (
        <details>
          <SummaryRow className="font-medium">{`Show ${finished.length} finished`}</SummaryRow>
          {list("Finished requirements", finished)}
        </details>
      ) : null}
    </div>
  );
}
