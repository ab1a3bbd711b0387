import type { Home } from "#lib/description/home.ts";
import type { Tone } from "#lib/fields/description.ts";
import { fillFrame, type Filled } from "./frames.ts";
import type { Item } from "./items.ts";
import { LEADS, VARIANTS } from "./material.ts";
import { joinPieces, type Slots } from "./pieces.ts";
import { drawFrom, shuffled } from "#lib/random.ts";
import type { Telling } from "./telling.ts";

/** The words by which two openings are told apart. */
const OPENING_WORDS = 3;

/** A thing that no other is listed with: "stained glass and woodwork", "a shop with 200 amps". */
const BUSY = / (?:and|with) /;

/**
 * The first sentence: what kind of home, where, and what sells it. Each turn takes another
 * one, and openings that begin alike come last.
 */
export function leadOf(
  { home, tone, telling }: { home: Home; tone: Tone; telling: Telling },
  stars: readonly Item[],
  { seed, turn }: { seed: number; turn: number },
): string {
  const isLand = home.type === "land_lot";
  const frames = shuffled((LEADS[home.type] ?? LEADS.home)[tone], drawFrom(seed));
  const counts = [telling.slot("beds"), telling.slot("baths")];
  const leadsWith = (star: Item | undefined, next?: Item) => {
    const isBusy = BUSY.test(star?.text ?? "");
    const pair = isBusy || BUSY.test(next?.text ?? "") ? [star] : [star, next];
    const assets = isLand || star ? pair : counts;
    const slots: Slots = {
      star,
      quietStar: isBusy ? undefined : star,
      opening: star?.text.startsWith("no ") ? undefined : star,
      stars: joinPieces(pair),
      assets: joinPieces(assets),
      counts: joinPieces(counts),
      rooms: joinPieces([...counts, telling.slot("sizeInRooms")]),
    };
    return frames
      .flatMap(
        (frame) =>
          fillFrame(frame, (name) => (name in slots ? slots[name] : telling.slot(name))) ?? [],
      )
      .filter(({ tells }) => !star || star.tells.some((tell) => tells.includes(tell)));
  };
  const [star, next, third] = stars;
  const best = firstByOpening(leadsWith(star, next));
  const leads =
    best.length >= VARIANTS
      ? best
      : firstByOpening([...best, ...leadsWith(next), ...leadsWith(third), ...leadsWith(undefined)]);
  const chosen = leads[turn % leads.length];
  return chosen ? telling.say(chosen) : "";
}

/** Those that begin like no other before them; where they are few, then those that differ later on. */
function firstByOpening(leads: readonly Filled[]): Filled[] {
  const openings = new Set<string>();
  const isFirst = ({ text }: Filled) => {
    const opening = text.split(" ").slice(0, OPENING_WORDS).join(" ");
    return !openings.has(opening) && openings.add(opening);
  };
  const first = leads.filter(isFirst);
  if (first.length >= VARIANTS) return first;
  const texts = new Set(first.map(({ text }) => text));
  return [...first, ...leads.filter(({ text }) => !texts.has(text) && texts.add(text))];
}
