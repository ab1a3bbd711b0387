"use client";

import { useState } from "react";
import { Callout } from "#components/ui/callout.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { Progress } from "#components/ui/progress.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { countPapers } from "#lib/disclosures/count-papers.ts";
import type { ChecklistItemView, DocumentsView, DocumentView } from "#lib/schemas/documents.ts";
import { type AddTo, ChecklistItem } from "./checklist-item.tsx";

export function Checklist({
  view: { checklist, documents },
  add,
  onOpen,
}: {
  view: DocumentsView;
  /** Null if no documents can be added. */
  add: AddTo | null;
  onOpen: (document: DocumentView) => void;
}) {
  const { items, wanted, state } = checklist;
  const { done, total } = countPapers(items);
  // Items keep their place while the screen is open, so that a choice doesn't move the item away.
  const [finishedKeys] = useState(
    () => new Set(items.filter((item) => item.state !== "missing").map(({ key }) => key)),
  );
  const openItems = items.filter(({ key }) => !finishedKeys.has(key));
  const finished = items.filter(({ key }) => finishedKeys.has(key));
  const rowOf = (item: ChecklistItemView) => (
    <ChecklistItem
      key={item.key}
      item={item}
      startsOpen={item === openItems[0]}
      documents={documents.filter((document) => document.item === item.key)}
      add={add}
      onOpen={onOpen}
    />
  );
  return (
    <TitledCard
      id="checklist"
      title={state ? `Document checklist for ${state}` : "Document checklist"}
      description="Based on your home's state and year built. This isn't legal advice, and you may need other documents. Ask a lawyer where noted."
      className="flex flex-col gap-5"
    >
      <div className="flex flex-col gap-2">
        <p className="font-medium figures">{`${done} of ${total} complete`}</p>
        <Progress aria-label="Documents complete" value={(100 * done) / Math.max(total, 1)} />
      </div>
      {wanted.map(({ text, label, href }) => (
        <Callout key={href}>
          {text}{" "}
          <Link href={href} className="font-medium underline underline-offset-4">
            {label}
          </Link>
        </Callout>
      ))}
      {openItems.length > 0 ? (
        <ul className="-my-2 divide-y" aria-label="Checklist">
          {openItems.map(rowOf)}
        </ul>
      ) : null}
      {finished.length > 0 ? (
        <details className="-mb-2 border-t">
          <SummaryRow className="font-medium">{`Show ${finished.length} finished`}</SummaryRow>
          <ul className="divide-y" aria-label="Finished">
            {finished.map(rowOf)}
          </ul>
        </details>
      ) : null}
    </TitledCard>
  );
}
