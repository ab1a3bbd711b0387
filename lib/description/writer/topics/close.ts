import { dollars, join } from "#lib/description/grammar.ts";
import type { Message } from "#lib/description/writer/message.ts";
import { INDOOR } from "#lib/description/vocabulary.ts";
import { shellPhrase, systemPhrases } from "#lib/description/writer/phrases.ts";
import * as templates from "#lib/description/writer/templates/close.ts";
import type { TopicContext } from "./context.ts";
import { itemsOf } from "./items.ts";

/** Things that one sentence may list. */
const MOST = 5;

/** What every home needs and no buyer comes for: shell, systems, and fees, in a clause or two. */
export function planEssentials({ home, noun, turn }: TopicContext): Message[] {
  const walls = shellPhrase(home);
  const systems = [
    ...systemPhrases(home),
    ...itemsOf(home, "indoorFeatures", INDOOR, ["Security Systems", "Intercom System"]),
  ];
  const wiring = itemsOf(home, "indoorFeatures", INDOOR, ["Wired", "Cable Ready"]);
  const last = {
    fee: home.hoa ? dollars(home.hoa) : undefined,
    ready: wiring.length ? join(wiring) : undefined,
  };
  const told = { noun, fee: undefined, ready: undefined };
  const inOne = walls && systems.length > 0 && systems.length < MOST && turn % 2 === 0;
  const listed = inOne ? [walls, ...systems] : systems;
  const slots = { noun, ...last, list: join(listed) };
  const tail: Message[] =
    listed.length > 0
      ? [{ name: "systems", templates: templates.ESSENTIALS, slots }]
      : last.ready
        ? [{ name: "systems", templates: templates.READY, slots }]
        : [];
  if (!walls || inOne) {
    const isFee = tail.length === 0 && last.fee;
    return isFee ? [{ name: "fee", templates: templates.FEE, slots }] : tail;
  }
  const shell = { ...told, ...(tail.length ? {} : { fee: last.fee }), list: walls };
  return [{ name: "shell", templates: templates.SHELL, slots: shell }, ...tail];
}

/** A few words to end on where there is little to tell. */
export function planInvitation({ home, noun }: TopicContext): Message {
  const set = home.type === "land_lot" ? templates.INVITATION_TO_LAND : templates.INVITATION;
  return { name: "invitation", templates: set, slots: { noun } };
}
