"use client";

import { ArrowDown, ArrowUp } from "lucide";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import type { TemplateFact } from "#lib/fields/templates.ts";
import { planWith } from "#lib/plans/grants.ts";
import { factText } from "#lib/templates/fact-text.ts";
import { featureText } from "#lib/templates/feature-words.ts";
import { TEMPLATES } from "#lib/templates/kinds.ts";
import type { EditedTemplate } from "./words-fields.tsx";

interface Item {
  key: string;
  name: string;
  picture?: string | null;
}

/** Returns the chosen items in their order, then the others. */
function inOrder(items: readonly Item[], chosen: readonly string[] | null): Item[] {
  if (chosen === null) return [...items];
  const first = chosen.flatMap((key) => items.find((item) => item.key === key) ?? []);
  return [...first, ...items.filter(({ key }) => !chosen.includes(key))];
}

function MoveButtons({
  name,
  isFirst,
  isLast,
  onMove,
}: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}) {
  return (
    <span className="flex shrink-0 gap-1">
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Move ${name} up`}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onMove(-1)}
      >
        <Icon node={ArrowUp} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Move ${name} down`}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMove(1)}
      >
        <Icon node={ArrowDown} />
      </Button>
    </span>
  );
}

function Choice({
  legend,
  note,
  items,
  chosen,
  canOrder,
  onChange,
}: {
  legend: string;
  note: ReactNode;
  items: readonly Item[];
  /** Null means all, in the listing's order. */
  chosen: readonly string[] | null;
  canOrder: boolean;
  onChange: (keys: string[]) => void;
}) {
  const keys = chosen ?? items.map(({ key }) => key);
  const shown = canOrder ? inOrder(items, chosen) : items;
  const toggle = (key: string) =>
    onChange(
      keys.includes(key)
        ? keys.filter((other) => other !== key)
        : canOrder
          ? [...keys, key]
          : items.map((item) => item.key).filter((other) => other === key || keys.includes(other)),
    );
  const move = (key: string, by: -1 | 1) => {
    const from = keys.indexOf(key);
    const moved = keys.toSpliced(from, 1).toSpliced(from + by, 0, key);
    onChange(moved);
  };
  return (
    <details className="rounded-lg border px-4 py-2">
      <SummaryRow className="font-medium">{`${legend} (${keys.filter((key) => items.some((item) => item.key === key)).length} of ${items.length})`}</SummaryRow>
      <p className="mt-2 text-sm leading-6 text-muted-foreground">{note}</p>
      <ul aria-label={legend} className="mt-2 max-h-96 divide-y overflow-y-auto">
        {shown.map(({ key, name, picture }) => {
          const isChosen = keys.includes(key);
          return (
            <li key={key} className="flex items-center justify-between gap-3 py-1.5 pl-1">
              <label className="flex min-w-0 cursor-pointer items-center gap-3 leading-6">
                <Checkbox checked={isChosen} onChange={() => toggle(key)} />
                {picture ? (
                  // eslint-disable-next-line @next/next/no-img-element -- from the account's own storage
                  <img src={picture} alt="" className="h-10 w-14 rounded object-cover" />
                ) : null}
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </label>
              {canOrder && isChosen ? (
                <MoveButtons
                  name={name}
                  isFirst={keys.indexOf(key) === 0}
                  isLast={keys.indexOf(key) === keys.length - 1}
                  onMove={(by) => move(key, by)}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

export function Choices({ view, template, edits, change }: EditedTemplate) {
  const spec = TEMPLATES[template.kind];
  const { customTemplates: canOrder } = view.grants;
  const order = canOrder
    ? ""
    : ` The ${planWith("customTemplates")} plan lets you change the order.`;
  const photos = view.photos.map(({ id, name, thumbnail }, index) => ({
    key: id,
    name: `${index + 1}. ${name}`,
    picture: thumbnail,
  }));
  const facts = view.facts.map(({ key, value, label }) => ({
    key,
    name: factText({ value, label }),
  }));
  const features = view.features.map((key) => ({ key, name: featureText(key) }));
  return (
    <div className="flex flex-col gap-3">
      {spec.photos > 0 && photos.length > 0 ? (
        <Choice
          legend="Photos"
          note={`Shows the first ${spec.photos === 1 ? "photo you select" : `${spec.photos} photos you select`}.${order}`}
          items={photos}
          chosen={edits.photoIds}
          canOrder={canOrder}
          onChange={(photoIds) => change({ photoIds })}
        />
      ) : null}
      {spec.facts > 0 && facts.length > 0 ? (
        <Choice
          legend="Facts"
          note={`Shows the first ${spec.facts} facts you select.${order}`}
          items={facts}
          chosen={edits.facts}
          canOrder={canOrder}
          onChange={(keys) => change({ facts: keys as TemplateFact[] })}
        />
      ) : null}
      {spec.features && features.length > 0 ? (
        <Choice
          legend="Features"
          note={`Shows as many as fit, starting with the first.${order}`}
          items={features}
          chosen={edits.features}
          canOrder={canOrder}
          onChange={(names) => change({ features: names })}
        />
      ) : null}
      {spec.openHouses && view.openHouses > 0 ? (
        <label className="flex cursor-pointer items-center gap-3 px-1 py-2 leading-6">
          <Checkbox
            checked={edits.showsOpenHouses}
            onChange={({ target }) => change({ showsOpenHouses: target.checked })}
          />
          Show open houses
        </label>
      ) : null}
    </div>
  );
}
