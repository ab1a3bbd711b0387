import type { Home } from "#lib/description/home.ts";
import { TONES } from "#lib/fields/description.ts";
import { drawFrom, shuffled } from "#lib/random.ts";
import { type Filled, fillFrame, type Piece } from "./frames.ts";
import { OWN, type Star } from "./items.ts";
import { LEADS, LIMITS } from "./material.ts";
import type { OwnNote } from "./own-words.ts";
import { joinPieces, LOT, REMODELED, type Slots } from "./pieces.ts";
import type { Draft } from "./draft.ts";

/** What needs a sentence of its own: "a dairy barn with water", "a fireplace in the living room". */
const BUSY = / (?:over|with|in|for|from|on|at|by|to|under|along|that|has|have) /;
/** "stained glass and woodwork", which goes last */
const DOUBLE = / (?:and|or) /;

const isBusy = ({ text }: Star) => BUSY.test(text);

/**
 * The stars that the first sentence names: as many of the owner's as it holds, else two. Those that
 * hold a preposition go last: "a hot tub and mountain views from the deck".
 */
export function leadingStars(stars: readonly Star[]): Star[] {
  const own = stars.filter(({ option }) => !option);
  const busy = own
    .filter((star) => isBusy(star) && star.text.length <= LIMITS.charactersOfThing)
    .slice(0, LIMITS.things.busy)
    // "baths redone in 2017 and leaded glass in the living room", not the other way around
    .toSorted((a, b) => Number(b.covers !== undefined) - Number(a.covers !== undefined));
  const simple = own.filter((star) => !isBusy(star)).slice(0, LIMITS.things.ofOwner - busy.length);
  const others = stars.filter((star) => star.option && !isBusy(star));
  const open = busy.length > 0 ? 0 : Math.max(0, LIMITS.things.lead - simple.length);
  return [...simple, ...others.slice(0, open), ...busy];
}

/** "four bedrooms, including an owner's suite, and 2.5 baths in 2,740 square feet": those not written yet. */
export function countsOf(draft: Draft, isSized = true): Piece | undefined {
  const rooms = joinPieces(roomPieces(draft, true));
  const size = isSized ? draft.slot("size") : undefined;
  if (!rooms || !size) return rooms ?? size;
  const covers = [...rooms.covers, ...size.covers];
  return { ...rooms, text: `${rooms.text} in ${size.text}`, covers };
}

function roomPieces(draft: Draft, isAll = false): (Piece | undefined)[] {
  const [beds, suite, baths] = ["beds", "suite", "baths"].map((name) => draft.slot(name));
  if (!beds || !suite) return [beds, baths];
  const rooms = { ...beds, covers: [...beds.covers, ...suite.covers] };
  if (!isAll || !baths) return [{ ...rooms, text: `${beds.text} (one an ${suite.text})` }, baths];
  rooms.text = `${beds.text}, including an ${suite.text}, and ${baths.text}`;
  return [{ ...rooms, covers: [...rooms.covers, ...baths.covers] }];
}

/** "three bedrooms and two full baths on a quarter-acre lot" */
function onLot(counts: Piece | undefined, isOnAcres: boolean, draft: Draft): Piece | undefined {
  const lot = draft.slot("lot");
  if (!counts || !lot || isOnAcres) return counts;
  const covers = [...counts.covers, ...lot.covers];
  return { ...counts, text: `${counts.text} on ${lot.text}`, covers };
}

/** One thing that sells, with the rooms: "four bedrooms, 2.5 baths, and a library" */
const withCounts = (stars: readonly Piece[], draft: Draft) =>
  joinPieces([...roomPieces(draft), ...stars]);

/** The first sentence: what kind of home, where, and what sells it. Each turn takes another one. */
export function leadOf(
  { home, draft, notes }: { home: Home; draft: Draft; notes: readonly OwnNote[] },
  stars: readonly Star[],
  { seed, turn }: { seed: number; turn: number },
): string {
  const frames = shuffled(draft.pool(LEADS[home.type] ?? LEADS.home), drawFrom(seed));
  const pieces = stars.map((star) => ({
    ...star,
    covers: [`star ${star.text}`, ...(star.covers ?? [])],
  }));
  const opener = notes.find((note) => note.kind === "sentence" && note.opener);
  const opened = opener?.kind === "sentence" ? opener.opener : undefined;
  // What an owner names goes first.
  const isFixed =
    stars[0]?.weight === OWN || stars.some((star) => isBusy(star) || DOUBLE.test(star.text));
  const orders = pieces.length > 1 && !isFixed ? [pieces, pieces.toReversed()] : [pieces];
  const isLand = home.type === "land_lot";
  const isThin = !isLand && stars.length === 1 && stars[0]?.weight !== OWN;
  // Beside acres, square feet would read as the land's.
  const isOnAcres = draft.slot("identity")?.covers.includes(LOT) === true;
  const counts = isLand ? undefined : onLot(countsOf(draft, !isOnAcres), isOnAcres, draft);
  const leads = orders.flatMap((order) => {
    const slots: Slots = {
      // For a home of which little is known.
      bare: joinPieces(order) || counts ? undefined : { text: "", covers: [] },
      opener: opened,
      done: opened && /^(?:\w+ly )?\w+ed\b/.test(opened.text) ? opened : undefined,
      stars: joinPieces(order),
      simple: stars.some(isBusy) ? undefined : joinPieces(order),
      assets: isThin ? withCounts(order, draft) : (joinPieces(order) ?? counts),
    };
    return frames.flatMap(
      (frame) => fillFrame(frame, (name) => (name in slots ? slots[name] : draft.slot(name))) ?? [],
    );
  });
  // Best with the owner's words, the stars and the remodel, and without one "with" after another.
  const isBest: ((lead: Filled) => boolean)[] = [
    ({ covers }) => covers.includes(opened?.covers[0] ?? ""),
    ({ covers }) => pieces.every((piece) => covers.includes(piece.covers[0] ?? "")),
    ({ covers }) => !draft.slot("remodeled") || covers.includes(REMODELED),
    ({ text }) => !/ with .* with /.test(text),
  ];
  const fitting = isBest.reduce((left, test) => {
    const better = left.filter(test);
    return better.length > 0 ? better : left;
  }, leads);
  const distinct = [...new Map(fitting.map((lead) => [lead.text, lead])).values()];
  const chosen = distinct[(turn + TONES.indexOf(draft.tone)) % distinct.length];
  return chosen ? draft.add(chosen) : "";
}
