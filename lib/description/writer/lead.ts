import type { Home } from "#lib/description/home.ts";
import { TONES } from "#lib/fields/description.ts";
import { drawFrom, shuffled } from "#lib/random.ts";
import { fillFrame } from "./frames.ts";
import { OWN, type Star } from "./items.ts";
import { LEADS, LIMITS } from "./material.ts";
import { joinPieces, REMODELED, type Slots } from "./pieces.ts";
import type { Telling } from "./telling.ts";

/** What needs a sentence of its own: "a dairy barn with water", "a fireplace in the living room". */
const BUSY = / (?:over|with|in|for|from|on|at|by|to|under|along|that|has|have) /;
/** "stained glass and woodwork", which is told last */
const DOUBLE = / (?:and|or) /;

/** "a 30x50 metal shop" */
const MEASURED = /^an? \d/;

/** The stars that the first sentence names: as many of the owner's as it holds, else two. */
export function leadingStars(stars: readonly Star[]): Star[] {
  const simple = stars.filter(({ text }) => !BUSY.test(text));
  const own = simple.filter(({ weight }) => weight === OWN).slice(0, LIMITS.things.ofOwner);
  const others = simple.filter(({ weight }) => weight !== OWN);
  return [...own, ...others.slice(0, Math.max(0, LIMITS.things.lead - own.length))];
}

/** The first sentence: what kind of home, where, and what sells it. Each turn takes another one. */
export function leadOf(
  { home, telling }: { home: Home; telling: Telling },
  stars: readonly Star[],
  { seed, turn }: { seed: number; turn: number },
): string {
  const frames = shuffled(telling.pool(LEADS[home.type] ?? LEADS.home), drawFrom(seed));
  const pieces = stars.map((star) => ({ ...star, tells: [`star ${star.text}`] }));
  // What an owner names goes first.
  const orders =
    pieces.length > 1 && stars[0]?.weight !== OWN && !pieces.some(({ text }) => DOUBLE.test(text))
      ? [pieces, pieces.toReversed()]
      : [pieces];
  const counts =
    home.type === "land_lot" ? [] : ["beds", "baths", "size"].map((name) => telling.slot(name));
  const leads = orders.flatMap((order) => {
    const [first, second] = order;
    const slots: Slots = {
      // For a home of which little is known.
      bare: joinPieces(order.length > 0 ? order : counts) ? undefined : { text: "", tells: [] },
      stars: joinPieces(order),
      assets: joinPieces(order.length > 0 ? order : counts),
      rest: order.length > 0 ? undefined : joinPieces(counts.slice(1)),
      prize:
        stars[0]?.weight === OWN && MEASURED.test(first?.text ?? "")
          ? joinPieces(order)
          : undefined,
      pair:
        second && first && order.length === 2 && !order.some(({ text }) => DOUBLE.test(text))
          ? {
              text: `${first.text} with ${second.text}`,
              tells: [...first.tells, ...second.tells],
            }
          : undefined,
    };
    return frames.flatMap(
      (frame) =>
        fillFrame(frame, (name) => (name in slots ? slots[name] : telling.slot(name))) ?? [],
    );
  });
  // Each tells the stars, and the remodel if there was one.
  const whole = leads.filter(({ tells }) =>
    pieces.every(({ tells: [tell = ""] }) => tells.includes(tell)),
  );
  const dated = whole.filter(
    ({ tells }) => !telling.slot("remodeled") || tells.includes(REMODELED),
  );
  // "St. Louis" ends what a reader compares, too.
  const opening = ({ text }: (typeof leads)[number]) => text.split(". ")[0] ?? "";
  const told = dated.length > 0 ? dated : whole;
  const distinct = [...new Map(told.map((lead) => [opening(lead), lead])).values()];
  const chosen = distinct[(turn + TONES.indexOf(telling.tone)) % distinct.length];
  return chosen ? telling.say(chosen) : "";
}
