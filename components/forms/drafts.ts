"use client";

const PREFIX = "porchlight.draft.";

const keyOf = (userId: string, name: string) => `${PREFIX}${userId}.${name}`;

/** The unsaved changes of a form, kept in `sessionStorage`; null where there are none. */
export function readDraft(userId: string, name: string): unknown {
  try {
    const draft = window.sessionStorage.getItem(keyOf(userId, name));
    return draft === null ? null : JSON.parse(draft);
  } catch {
    return null;
  }
}

export function writeDraft(userId: string, name: string, values: unknown): void {
  try {
    window.sessionStorage.setItem(keyOf(userId, name), JSON.stringify(values));
  } catch {
    // Storage is full or switched off: the form works without drafts.
  }
}

export function clearDraft(userId: string, name: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(userId, name));
  } catch {
    // As above.
  }
}

export function clearDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}
