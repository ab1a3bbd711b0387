const PAUSE_MS = 1000;
const MAX_STEPS = 500;
const MAX_KEY_LENGTH = 2;

interface Run {
  kind: "insert" | "delete";
  caret: number;
  at: number;
  atSpace: boolean;
}

export interface History {
  readonly past: readonly string[];
  readonly present: string;
  readonly future: readonly string[];
  /** The kind of typing that the next key can extend; null if it starts a new step. */
  readonly run: Run | null;
}

export interface Typing {
  text: string;
  caret: number;
  at: number;
  isComposing?: boolean;
}

export function startHistory(text: string): History {
  return { past: [], present: text, future: [], run: null };
}

export function replaceText(history: History, text: string): History {
  if (text === history.present) return history;
  const past = [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present: text, future: [], run: null };
}

/**
 * Records typing. Consecutive keys are one step, until a pause, a new word, another place, or a
 * switch between inserting and deleting. A paste or a cut is its own step.
 */
export function typeText(history: History, typing: Typing): History {
  if (typing.text === history.present) return history;
  const run = runOf(history.present, typing);
  if (continuesRun(history.run, run, typing)) {
    return { past: history.past, present: typing.text, future: [], run };
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

function runOf(before: string, { text, caret, at, isComposing = false }: Typing): Run | null {
  const added = text.length - before.length;
  if (isComposing) return { kind: "insert", caret, at, atSpace: false };
  if (added > 0 && added <= MAX_KEY_LENGTH) {
    const isKey = text.slice(0, caret - added) + text.slice(caret) === before;
    const atSpace = /^\s+$/.test(text.slice(caret - added, caret));
    return isKey ? { kind: "insert", caret, at, atSpace } : null;
  }
  if (added < 0 && -added <= MAX_KEY_LENGTH) {
    const isKey = before.slice(0, caret) + before.slice(caret - added) === text;
    const atSpace = /^\s+$/.test(before.slice(caret, caret - added));
    return isKey ? { kind: "delete", caret, at, atSpace } : null;
  }
  return null;
}

function continuesRun(run: Run | null, next: Run | null, { isComposing = false }: Typing): boolean {
  if (!run || !next || run.kind !== next.kind || next.at - run.at > PAUSE_MS) return false;
  if (isComposing) return true;
  const isNextWord = run.atSpace && !next.atSpace;
  // Backspace moves the cursor back by a character, Delete leaves it in place.
  const distance = Math.abs(next.caret - run.caret);
  const isAdjacent = next.kind === "delete" ? distance <= MAX_KEY_LENGTH : followsCaret(run, next);
  return !isNextWord && isAdjacent;
}

const followsCaret = (run: Run, next: Run) =>
  next.caret > run.caret && next.caret - run.caret <= MAX_KEY_LENGTH;
