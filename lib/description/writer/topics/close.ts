import { messageOf, type Topic, type TopicContext } from "#lib/description/writer/message.ts";
import { CLOSES, CLOSES_ON_LAND, LONG_CLOSES } from "#lib/description/writer/templates/close.ts";

/** Facts from which a longer close does not outweigh the rest. */
const MANY_FACTS = 20;

export function planClose({ home, factCount }: TopicContext): Topic {
  const land = home.type === "land_lot";
  const slots = { noun: home.noun };
  const brief = [messageOf(land ? CLOSES_ON_LAND : CLOSES, slots)];
  const fullest = factCount >= MANY_FACTS && !land ? [messageOf(LONG_CLOSES, slots)] : brief;
  return { name: "close", levels: [brief, brief, brief, fullest] };
}
