/** What one types is one step until this many milliseconds pass without a key. */
const PAUSE_MS = 1000;
/** Steps that can be undone; older ones go. */
const MOST_STEPS = 500;
/** A key may put in a character of two UTF-16 units. */
const KEY_LENGTH = 2;

/** UTF-16 positions in a text, as `slice` counts. */
export interface TextRange {
  start: number;
  end: number;
}

/** Typing that the next key may go on with. */
interface Run {
  kind: "insert" | "delete";
  /** Where the cursor stands after the last key. */
  caret: number;
  /** When the last key was pressed, in milliseconds. */
  at: number;
  /** The last key put in or took away white space. */
  atSpace: boolean;
}

/** A text and the way that it came; never changed in place. */
export interface History {
  readonly past: readonly string[];
  readonly present: string;
  readonly future: readonly string[];
  readonly run: Run | null;
}

/** A change of the text by hand. */
export interface Typing {
  text: string;
  /** Where the cursor stands after it. */
  caret: number;
  /** When, in milliseconds. */
  at: number;
  /** An input method is still putting a character together. */
  isComposing?: boolean;
}

export function startHistory(text: string): History {
  return { past: [], present: text, future: [], run: null };
}

/** Takes over a change that is one step of its own: a replacement, another text. */
export function replaceText(history: History, text: string): History {
  if (text === history.present) return history;
  const past = [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present: text, future: [], run: null };
}

/**
 * Takes over what was typed. Keys that follow one another are one step, up to a pause, the next word,
 * another place, or a turn from writing to deleting; what is pasted or cut is a step of its own.
 */
export function typeText(history: History, typing: Typing): History {
  if (typing.text === history.present) return history;
  const run = runOf(history.present, typing);
  if (goesOn(history.run, run, typing)) {
    return { past: history.past, present: typing.text, future: [], run: run ?? history.run };
  }
  return { ...replaceText(history, typing.text), run };
}

export function undoStep(history: History): History {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present: before, future, run: null };
}

export function redoStep(history: History): History {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future, run: null };
}

/** What a single key did to a text; null for anything else, and while a character is put together. */
function runOf(before: string, { text, caret, at, isComposing = false }: Typing): Run | null {
  const added = text.length - before.length;
  if (isComposing) return { kind: "insert", caret, at, atSpace: false };
  if (added > 0 && added <= KEY_LENGTH) {
    const isKey = text.slice(0, caret - added) + text.slice(caret) === before;
    const atSpace = /^\s+$/.test(text.slice(caret - added, caret));
    return isKey ? { kind: "insert", caret, at, atSpace } : null;
  }
  if (added < 0 && -added <= KEY_LENGTH) {
    const isKey = before.slice(0, caret) + before.slice(caret - added) === text;
    const atSpace = /^\s+$/.test(before.slice(caret, caret - added));
    return isKey ? { kind: "delete", caret, at, atSpace } : null;
  }
  return null;
}

function goesOn(run: Run | null, next: Run | null, { isComposing = false }: Typing): boolean {
  if (!run || !next || run.kind !== next.kind || next.at - run.at > PAUSE_MS) return false;
  if (isComposing) return true;
  const isNextWord = run.atSpace && !next.atSpace;
  // Backspace leaves the cursor before the next place, Delete in it.
  const distance = Math.abs(next.caret - run.caret);
  const isNextPlace = next.kind === "delete" ? distance <= KEY_LENGTH : isAfter(run, next);
  return !isNextWord && isNextPlace;
}

const isAfter = (run: Run, next: Run) =>
  next.caret > run.caret && next.caret - run.caret <= KEY_LENGTH;

/** What two texts don't share: the stretch of the first that went, and the one of the second that came. */
export function changeBetween(
  before: string,
  after: string,
): { removed: TextRange; added: TextRange } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  if (splitsPair(before, start) || splitsPair(after, start)) start--;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  if (splitsPair(before, before.length - tail) || splitsPair(after, after.length - tail)) tail--;
  return {
    removed: { start, end: before.length - tail },
    added: { start, end: after.length - tail },
  };
}

/** True between the two halves of a character beyond the basic plane. */
function splitsPair(text: string, position: number): boolean {
  if (position === 0) return false;
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(position - 1, position + 1));
}
