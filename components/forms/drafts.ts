"use client";

const PREFIX = "porchlight.draft.";

const keyOf = (userId: string, form: string) => `${PREFIX}${userId}.${form}`;

/** What a person typed on a form and has not saved, kept in this tab; null when there is nothing. */
export function readDraft(userId: string, form: string): unknown {
  try {
    const draft = window.sessionStorage.getItem(keyOf(userId, form));
    return draft === null ? null : JSON.parse(draft);
  } catch {
    return null;
  }
}

/** Keeps what is typed. A browser without storage goes on without drafts. */
export function writeDraft(userId: string, form: string, values: unknown): void {
  try {
    window.sessionStorage.setItem(keyOf(userId, form), JSON.stringify(values));
  } catch {
    // Storage is full or switched off.
  }
}

export function clearDraft(userId: string, form: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(userId, form));
  } catch {
    // As above.
  }
}

/** Forgets every draft: on signing out, nothing of a person stays in the browser. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}
