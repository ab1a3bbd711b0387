import { ConflictButtons } from "#components/forms/conflict/conflict-buttons.tsx";
import type { ConflictChoice } from "#components/forms/conflict/conflict-dialog.tsx";
import { DifferenceList, whoChanged } from "#components/forms/conflict/difference-list.tsx";
import { differences, type FieldWords } from "#components/forms/conflict/merge-values.ts";
import { ALL_CHANGES_SAVED } from "#components/forms/labels.ts";
import { Button } from "#components/ui/button.tsx";
import { TEMPLATE_FACTS, TEMPLATE_LAYOUTS, TEMPLATE_PALETTES } from "#lib/fields/templates.ts";
import type { TemplateEdits, TemplatesView } from "#lib/schemas/templates.ts";
import type { SaveState } from "./use-edits.ts";

const FROM_LISTING = "As in your listing";

/** Says a template's changes in words, in the order of the screen. */
function wordsOf(edits: TemplateEdits, { photos }: TemplatesView): FieldWords[] {
  const named = (keys: readonly string[] | null, nameOf: (key: string) => string | undefined) =>
    keys === null ? FROM_LISTING : keys.map((key) => nameOf(key) ?? key).join(", ") || "None";
  return [
    ["Headline", edits.headline ?? FROM_LISTING],
    ["Text", edits.text ?? FROM_LISTING],
    ["Photos", named(edits.photoIds, (id) => photos.find((photo) => photo.id === id)?.name)],
    ["Facts", named(edits.facts, (key) => TEMPLATE_FACTS[key as keyof typeof TEMPLATE_FACTS])],
    ["Features", named(edits.features, (feature) => feature)],
    ["Open houses", edits.showsOpenHouses ? "Shown" : "Hidden"],
    ["Layout", TEMPLATE_LAYOUTS[edits.layout]],
    ["Color", TEMPLATE_PALETTES[edits.palette].label],
  ];
}

const SAID: Record<"saved" | "waiting" | "saving", string> = {
  saved: ALL_CHANGES_SAVED,
  waiting: "Saving...",
  saving: "Saving...",
};

/** Says whether a template is saved, with a way to resolve a failure or a conflict. */
export function SaveStatus({
  state,
  edits,
  view,
  onRetry,
  settle,
}: {
  state: SaveState;
  edits: TemplateEdits;
  view: TemplatesView;
  onRetry: () => void;
  settle: (choice: ConflictChoice) => Promise<void>;
}) {
  if (state.kind === "conflict") {
    const fields = differences(wordsOf(state.theirs, view), wordsOf(edits, view));
    return (
      <div
        role="alert"
        className="flex w-full flex-col gap-3 rounded-lg border border-destructive p-4"
      >
        <p className="leading-6">{`${whoChanged(state.by)}. Your changes are still here.`}</p>
        <DifferenceList fields={fields} />
        <ConflictButtons settle={settle} />
      </div>
    );
  }
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-sm leading-6">
      {state.kind === "failed" ? (
        <>
          <p className="text-destructive">{state.message}</p>
          <Button variant="outline" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : (
        <p className="text-muted-foreground">{SAID[state.kind]}</p>
      )}
    </div>
  );
}
