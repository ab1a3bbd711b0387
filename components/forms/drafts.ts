"use client";

const PREFIX = "porchlight.draft.";

const keyOf = (userId: string, name: string) => `${PREFIX}${userId}.${name}`;

/** The drafts that this tab last read or wrote, by key. */
const known = new Map<string, string>();

// A page that is left usually lives on until the next one arrives within this time.
const LEAVING_MS = 10_000;
let leftAt = -Infinity;

/**
 * Marks the page as being left, so that drafts outlive a save for a while. The server may have read
 * the next page's data before that save.
 */
export function saveForNextPage(): void {
  leftAt = Date.now();
}

/** Runs work on the browser's storage. Returns null if that is full or disabled. */
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

/** Returns a form's unsaved changes from this tab or a closed one, or null. */
export function readDraft(userId: string, name: string): unknown {
  const key = keyOf(userId, name);
  const draft = attempt(() => sessionStorage.getItem(key) ?? localStorage.getItem(key));
  if (draft !== null) known.set(key, draft);
  return parse(draft);
}

/**
 * Stores changes in the tab's storage, so that two tabs don't mix, and in storage that outlives the
 * tab.
 */
export function writeDraft(userId: string, name: string, values: unknown): void {
  const key = keyOf(userId, name);
  const draft = JSON.stringify(values);
  known.set(key, draft);
  attempt(() => sessionStorage.setItem(key, draft));
  attempt(() => localStorage.setItem(key, draft));
}

/** Removes this tab's changes. Later changes of another tab stay. */
export function clearDraft(userId: string, name: string): void {
  const key = keyOf(userId, name);
  const own = known.get(key);
  if (Date.now() - leftAt < LEAVING_MS) {
    // If the page wasn't left after all, remove them then, unless there are others by that time.
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

/** Removes the changes of all forms and people. */
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
