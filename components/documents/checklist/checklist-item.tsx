"use client";

import { FileText, Scale } from "lucide";
import { useId } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { fieldClasses } from "#components/ui/input.tsx";
import { OPENS_IN_NEW_TAB } from "#components/ui/link.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { api } from "#lib/api/client.ts";
import {
  type DocumentFolder,
  ITEM_STATE_KEYS,
  ITEM_STATES,
  type ItemState,
} from "#lib/fields/documents.ts";
import type { ChecklistItemView, DocumentView } from "#lib/schemas/documents.ts";
import { cn } from "#lib/utils.ts";
import { AddButton } from "../add-button.tsx";
import { NOT_SAVED, useChange } from "../use-change.ts";

type Item = ChecklistItemView["key"];
export type AddTo = (
  files: File[],
  to: {
    folder: DocumentFolder;
    item: Item | null;
    documentId: string | null;
    /** Whether the person saw that document on the listing. */
    isListed?: boolean;
  },
) => void;

const TONES = { missing: "accent", done: "primary", not_needed: "neutral" } as const;

function StateField({ item }: { item: ChecklistItemView }) {
  const id = useId();
  const change = useChange(
    (state: ItemState) =>
      api("PUT /api/checklist/{item}", { params: { item: item.key }, body: { state } }),
    { done: null, failed: NOT_SAVED },
  );
  // Shows the choice immediately, and the saved state again if saving fails.
  const shown = change.isPending ? change.variables : item.state;
  return (
    <>
      <label htmlFor={id} className="sr-only">{`Status: ${item.title}`}</label>
      <select
        id={id}
        value={shown}
        onChange={({ target }) => change.mutate(target.value as ItemState)}
        className={cn(fieldClasses, "h-9 w-auto py-1 text-sm")}
      >
        {ITEM_STATE_KEYS.map((key) => (
          <option key={key} value={key}>
            {ITEM_STATES[key]}
          </option>
        ))}
      </select>
    </>
  );
}

function Source({ item: { title, source, due } }: { item: ChecklistItemView }) {
  const { name, url, isConfirmed } = source;
  return (
    <div className="flex flex-col gap-1 text-sm leading-5 text-muted-foreground">
      {due ? <p>{`When: ${due}.`}</p> : null}
      <p>
        {`Source: ${name}. `}
        {isConfirmed ? null : "We haven't confirmed this. Check it before you rely on it. "}
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="underline underline-offset-4"
          >
            Read more
            <span className="sr-only">{` about: ${title} ${OPENS_IN_NEW_TAB}`}</span>
          </a>
        ) : null}
      </p>
    </div>
  );
}

function Filed({
  title,
  documents,
  onOpen,
}: {
  title: string;
  documents: readonly DocumentView[];
  onOpen: (document: DocumentView) => void;
}) {
  if (documents.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={`Documents for: ${title}`}>
      {documents.map((document) => (
        <li key={document.id} className="max-w-full">
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            className="max-w-full"
            onClick={() => onOpen(document)}
          >
            <Icon node={FileText} />
            <span className="truncate">{document.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

export function ChecklistItem({
  item,
  startsOpen,
  documents,
  add,
  onOpen,
}: {
  item: ChecklistItemView;
  startsOpen: boolean;
  documents: readonly DocumentView[];
  add: AddTo | null;
  onOpen: (document: DocumentView) => void;
}) {
  const { key, title, text, doubt, asksLawyer, folder, state } = item;
  return (
    <li>
      <details open={startsOpen}>
        <SummaryRow className="py-3">
          <h3 className="text-base leading-6 font-medium">{title}</h3>
          <Badge variant={TONES[state]}>{ITEM_STATES[state]}</Badge>
        </SummaryRow>
        <div className="flex flex-col gap-3 pb-5 md:flex-row md:items-start md:justify-between md:gap-6">
          <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
            {asksLawyer ? (
              <Badge variant="outline">
                <Icon node={Scale} />
                Ask a lawyer
              </Badge>
            ) : null}
            <p className="max-w-prose leading-6 wrap-anywhere">{text}</p>
            {doubt ? <p className="text-sm leading-5 font-medium">{`${doubt}.`}</p> : null}
            <Source item={item} />
            <Filed title={title} documents={documents} onOpen={onOpen} />
          </div>
          <div className="flex shrink-0 flex-wrap items-center gap-3">
            {item.isFiled ? null : <StateField item={item} />}
            {add ? (
              <AddButton
                label={`Add a document for: ${title}`}
                onChoose={(files) => add(files, { folder, item: key, documentId: null })}
              />
            ) : null}
          </div>
        </div>
      </details>
    </li>
  );
}
