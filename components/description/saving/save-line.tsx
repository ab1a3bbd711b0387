import type { SaveStatus } from "#components/forms/autosave.ts";

const LABELS: Record<SaveStatus, string> = {
  idle: "",
  waiting: "Saving…",
  saving: "Saving…",
  saved: "Saved",
  failed: "Not saved yet. We'll try again.",
  conflict: "Not saved. See the message above.",
  "signed-out": "",
};

export function SaveLine({ status }: { status: SaveStatus }) {
  const isTrouble = status === "failed" || status === "conflict";
  return (
    <>
      <p
        aria-hidden
        className={isTrouble ? "font-medium text-accent-foreground" : "text-muted-foreground"}
      >
        {LABELS[status]}
      </p>
      <p role="status" className="sr-only">
        {isTrouble ? LABELS[status] : ""}
      </p>
    </>
  );
}
