import { AUTOMATION_NAMES } from "#lib/automations/words.ts";
import { isRule } from "#lib/fields/automations.ts";
import type { InventoryFate } from "#lib/fields/inventory.ts";
import { formatCount } from "#lib/format.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import type { HomeState } from "./home-state.ts";
import type { Part } from "./part.ts";

const ITEM_LABELS: readonly [fate: InventoryFate, one: string, many: string][] = [
  ["stays", "included", "included"],
  ["goes", "excluded", "excluded"],
  ["for_sale", "for sale", "for sale"],
];

function inventory({ inventory: list }: HomeState): Part[] {
  if (!list) return [];
  const { fates, isShown } = list;
  const counts = ITEM_LABELS.flatMap(([fate, one, many]) => {
    const count = fates.filter((own) => own === fate).length;
    return count === 0 ? [] : [formatCount(count, one, many)];
  });
  const seen = isShown ? "buyers see items included or for sale" : "not shown to buyers";
  return [
    {
      label: "Inventory",
      href: "/documents/what-stays",
      ...{ done: fates.length, total: null },
      text: counts.length === 0 ? "No items yet" : `${counts.join(", ")}; ${seen}`,
    },
  ];
}

function automation({ automations, timeZone }: HomeState): Part[] {
  if (!automations) return [];
  const on = automations.filter(({ state }) => state === "on");
  const rules = on.filter(({ kind }) => isRule(kind)).length;
  const paused = automations.length - on.length;
  const [next] = on
    .flatMap(({ kind, runAt }) => (runAt ? [{ kind, runAt }] : []))
    .toSorted((a, b) => a.runAt.getTime() - b.runAt.getTime());
  const texts = [
    next && `Next: ${AUTOMATION_NAMES[next.kind]}, ${formatDayAndTime(next.runAt, timeZone)}`,
    rules > 0 && formatCount(rules, "rule is on", "rules are on"),
    paused > 0 && formatCount(paused, "paused", "paused"),
  ].filter(Boolean);
  return [
    {
      label: "Automation",
      href: "/online-listing/automation",
      ...{ done: on.length, total: null },
      text: texts.join("; ") || "No automations yet",
    },
  ];
}

/** Returns the progress of the tools that the account's plan includes. */
export const planParts = (state: HomeState): Part[] => [...inventory(state), ...automation(state)];
