"use client";

import { Callout } from "#components/ui/callout.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { Progress } from "#components/ui/progress.tsx";
import type { DocumentsView, DocumentView } from "#lib/schemas/documents.ts";
import { type AddTo, ChecklistItem } from "./checklist-item.tsx";

/** The papers of the sale: what is done, and what is missing. */
export function Checklist({
  view: { checklist, documents },
  add,
  onOpen,
}: {
  view: DocumentsView;
  /** Null while none can be added. */
  add: AddTo | null;
  onOpen: (document: DocumentView) => void;
}) {
  const { items, wanted, state } = checklist;
  const counted = items.filter((item) => item.state !== "not_needed");
  const done = counted.filter((item) => item.state === "done").length;
  return (
    <TitledCard
      id="checklist"
      title={state ? `Papers for a sale in ${state}` : "Papers for a sale"}
      description="By your home's state and year. This is no legal advice, and no complete list: other papers may be needed. Ask a lawyer where it says so."
      className="flex flex-col gap-5"
    >
      <div className="flex flex-col gap-2">
        <p className="font-medium figures">{`${done} of ${counted.length} done`}</p>
        <Progress
          aria-label="Papers that are done"
          value={(100 * done) / Math.max(counted.length, 1)}
        />
      </div>
      {wanted.map(({ text, label, href }) => (
        <Callout key={href}>
          {text}{" "}
          <Link href={href} className="font-medium underline underline-offset-4">
            {label}
          </Link>
        </Callout>
      ))}
      <ul className="-mb-2 divide-y" aria-label="Papers">
        {items.map((item) => (
          <ChecklistItem
            key={item.key}
            item={item}
            documents={documents.filter((document) => document.item === item.key)}
            add={add}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </TitledCard>
  );
}
