"use client";

const PREFIX = "porchlight.draft.";

const keyOf = (userId: string, name: string) => `${PREFIX}${userId}.${name}`;

/** What this tab has read or written last, by key. */
const known = new Map<string, string>();

// A page that is being left lives on until the next one has come: within this time, as a rule.
const LEAVING_MS = 10_000;
let leftAt = -Infinity;

/**
 * Keeps for the next page what is saved while this one is being left: its server may have read the data
 * for it before.
 */
export function saveForNextPage(): void {
  leftAt = Date.now();
}

/** Does something with the browser's storage; where it is full or switched off, nothing. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function parse(draft: string | null): unknown {
  return draft === null ? null : attempt(() => JSON.parse(draft) as unknown);
}

/**
 * The unsaved changes of a form: those of this tab, else those that a tab has left behind which is
 * closed; null where there are none.
 */
export function readDraft(userId: string, name: string): unknown {
  const key = keyOf(userId, name);
  const draft = attempt(() => sessionStorage.getItem(key) ?? localStorage.getItem(key));
  if (draft !== null) known.set(key, draft);
  return parse(draft);
}

/** Keeps changes in this tab, so that two tabs have one text each, and beyond it, so that a closed one loses nothing. */
export function writeDraft(userId: string, name: string, values: unknown): void {
  const key = keyOf(userId, name);
  const draft = JSON.stringify(values);
  known.set(key, draft);
  attempt(() => sessionStorage.setItem(key, draft));
  attempt(() => localStorage.setItem(key, draft));
}

/** Forgets this tab's changes; what another tab has kept since stays. */
export function clearDraft(userId: string, name: string): void {
  const key = keyOf(userId, name);
  const own = known.get(key);
  if (Date.now() - leftAt < LEAVING_MS) {
    // A page that was not left after all forgets them then, unless there are others by that time.
    setTimeout(() => known.get(key) === own && forgetDraft(key), LEAVING_MS);
    return;
  }
  forgetDraft(key);
}

function forgetDraft(key: string): void {
  const own = known.get(key);
  known.delete(key);
  attempt(() => sessionStorage.removeItem(key));
  attempt(() => {
    if (localStorage.getItem(key) === own) localStorage.removeItem(key);
  });
}

/** Forgets the changes of all forms and people. */
export function clearDrafts(): void {
  known.clear();
  for (const storageOf of [() => sessionStorage, () => localStorage]) {
    attempt(() => {
      const storage = storageOf();
      for (const key of Object.keys(storage)) {
        if (key.startsWith(PREFIX)) storage.removeItem(key);
      }
    });
  }
}
