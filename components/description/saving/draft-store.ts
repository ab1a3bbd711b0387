import { clearDraft, readDraft, writeDraft } from "#components/forms/drafts.ts";

const FORM = "description";

interface Draft {
  text: string;
  /** The server's text that the draft edits. */
  base: string;
}

/** Stores a typed description until the server has acknowledged it. */
export interface DraftStore {
  read(): Draft | null;
  /** Saves a draft, or removes it if only its outer whitespace differs from its base. */
  write(draft: Draft): void;
  clear(): void;
}

export function tabDrafts(userId: string): DraftStore {
  return {
    read() {
      const draft = readDraft(userId, FORM);
      return isDraft(draft) ? draft : null;
    },
    write(draft) {
      if (draft.text.trim() === draft.base.trim()) clearDraft(userId, FORM);
      else writeDraft(userId, FORM, draft);
    },
    clear: () => clearDraft(userId, FORM),
  };
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === "object" &&
    value !== null &&
    "base" in value &&
    "text" in value &&
    typeof value.base === "string" &&
    typeof value.text === "string"
  );
}
