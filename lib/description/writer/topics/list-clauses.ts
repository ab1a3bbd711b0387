import { type Message, messageOf } from "#lib/description/writer/message.ts";
import type { OptionPair } from "#lib/description/writer/list-templates.ts";
import type { TemplateSet } from "#lib/description/writer/template.ts";
import type { Item } from "./list-items.ts";

type Pairs = readonly OptionPair[];

const THERE_IS: TemplateSet = { any: ["there {item:is|are} {item}"] };

export function planClause(item: Item): Message {
  return messageOf(item.purpose?.clauses ?? THERE_IS, { item });
}

/** A clause to each thing, two to a sentence; those of a pair first of all share one. */
export function planClauses(items: readonly Item[], pairs: Pairs = []): Message[] {
  const messages: Message[] = [];
  for (let index = 0; index < items.length;) {
    const [one, other, next] = items.slice(index, index + 3);
    if (!one) break;
    const together = pairTemplates(pairs, one, other);
    const leavesPair = !together && pairTemplates(pairs, other, next) !== undefined;
    messages.push(other && !leavesPair ? planPair(one, other, together) : planClause(one));
    index += other && !leavesPair ? 2 : 1;
  }
  return messages;
}

function pairTemplates(pairs: Pairs, one?: Item, other?: Item): TemplateSet | undefined {
  return pairs.find(
    ({ options: [first, second] }) => first === one?.option && second === other?.option,
  )?.templates;
}

function planPair(one: Item, other: Item, together: TemplateSet = {}): Message {
  return {
    ...messageOf(together, {}),
    parts: { first: planClause(one), second: planClause(other), inAnyOrder: true },
  };
}
