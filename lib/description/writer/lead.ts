import type { Home } from "#lib/description/home.ts";
import { TONES } from "#lib/fields/description.ts";
import { drawFrom, shuffled } from "#lib/random.ts";
import { fillFrame } from "./frames.ts";
import { OWN, type Star } from "./items.ts";
import { LEADS } from "./material.ts";
import { joinPieces, REMODELED, type Slots } from "./pieces.ts";
import type { Telling } from "./telling.ts";

/** A thing that no other is listed with: "stained glass and woodwork", "a shop with 200 amps". */
const BUSY = / (?:and|with) /;

/** "a 30x50 metal shop" */
const MEASURED = /^an? \d/;

/** The stars that one sentence can name: two at most, and a long one alone. */
export function leadingStars(stars: readonly Star[], most: number): Star[] {
  const [first, next] = stars;
  const isPair = most > 1 && [first, next].every((star) => star && !BUSY.test(star.text));
  return isPair ? stars.slice(0, 2) : stars.slice(0, 1);
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
    pieces.length > 1 && stars[0]?.weight !== OWN ? [pieces, pieces.toReversed()] : [pieces];
  const counts = home.type === "land_lot" ? [] : [telling.slot("beds"), telling.slot("baths")];
  const leads = orders.flatMap((order) => {
    const [first, second] = order;
    const slots: Slots = {
      // For a home of which little is known.
      bare: joinPieces(order.length > 0 ? order : counts) ? undefined : { text: "", tells: [] },
      stars: joinPieces(order),
      assets: joinPieces(order.length > 0 ? order : counts),
      prize:
        stars[0]?.weight === OWN && MEASURED.test(first?.text ?? "")
          ? joinPieces(order)
          : undefined,
      pair:
        second && first
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
