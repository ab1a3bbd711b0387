import { clearDraft, readDraft, writeDraft } from "#components/forms/drafts.ts";

const FORM = "description";

interface Draft {
  text: string;
  /** The text on the server that it is an edit of. */
  base: string;
}

/** Where a description is kept that was typed and that the server has not acknowledged. */
export interface DraftStore {
  read(): Draft | null;
  /** Keeps a draft; one that equals its base, but for the white space around it, is removed. */
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
