"use client";

import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { Label } from "#components/ui/label.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { MAX_DESCRIPTION } from "#lib/schemas/description.ts";
import { cn } from "#lib/utils.ts";
import { HighlightLayer } from "./highlight-layer.tsx";
import type { Note } from "./notes.ts";
import type { Change } from "./use-history.ts";

/**
 * Layer and text area must break their lines alike. Of forced colors only the text takes one: the
 * browser would show the layer's text, and hide its marks behind the other.
 */
const METRICS =
  "forced-color-adjust-none [grid-area:1/1] min-h-80 rounded-t-none border px-3.5 py-3 text-[1.0625rem] leading-8 break-words whitespace-pre-wrap";

export interface EditorHandle {
  focus: () => void;
  /** Selects the phrase of a note and brings it into sight. */
  select: (note: Note) => void;
}

/** The key combination of undo or of redo, as on the person's system. */
function historyKey(event: KeyboardEvent): "undo" | "redo" | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && event.ctrlKey ? "redo" : null;
}

/**
 * The text area with its counter, and the marks of the notes behind it. Text over the limit can be
 * typed and is never cut.
 */
export function DescriptionEditor({
  ref,
  text,
  written,
  notes,
  change,
  message,
  isBusy,
  takesFocus,
  toolbar,
  status,
  onType,
  onUndo,
  onRedo,
  onLeave,
}: {
  ref: Ref<EditorHandle>;
  text: string;
  /** What a rewrite has written so far; it is shown in place of the text. */
  written: string | null;
  notes: readonly Note[];
  change: Change | null;
  message: string | null;
  isBusy: boolean;
  /** Whether the cursor goes to the end of the text when the editor appears, and only then. */
  takesFocus: boolean;
  toolbar: ReactNode;
  /** What to say in place of a message. */
  status: ReactNode;
  onType: (text: string, caret: number, isComposing: boolean) => void;
  onUndo: () => void;
  onRedo: () => void;
  onLeave: () => void;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  const appear = useEffectEvent(() => {
    if (!takesFocus || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
  });
  useEffect(() => appear(), []);

  useLayoutEffect(() => {
    if (!change) return;
    area.current?.setSelectionRange(change.end, change.end);
    sheet.current?.querySelector("[data-changed]")?.scrollIntoView?.({ block: "nearest" });
  }, [change]);

  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    select(note) {
      area.current?.focus({ preventScroll: true });
      area.current?.setSelectionRange(note.start, note.end);
      const mark = sheet.current?.querySelector(`[data-note="${notes.indexOf(note)}"]`);
      mark?.scrollIntoView?.({ block: "center" });
    },
  }));

  // Undo by a menu, a gesture or a shake comes as an input of its own.
  const turn = useEffectEvent((event: InputEvent) => {
    if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
    event.preventDefault();
    if (isBusy) return;
    if (event.inputType === "historyUndo") onUndo();
    else onRedo();
  });
  useEffect(() => {
    const field = area.current;
    const listen = (event: InputEvent) => turn(event);
    field?.addEventListener("beforeinput", listen);
    return () => field?.removeEventListener("beforeinput", listen);
  }, []);

  const shown = written ?? text;
  return (
    <div className="flex flex-col">
      <Label htmlFor={id} className="mb-2">
        Description
      </Label>
      {toolbar}
      <div ref={sheet} className="grid grid-cols-[minmax(0,1fr)] rounded-b-lg bg-card">
        <HighlightLayer text={text} notes={notes} change={change} className={METRICS} />
        {written === null ? null : (
          <HighlightLayer text={written} notes={[]} change={null} className={METRICS} />
        )}
        <Textarea
          ref={area}
          id={id}
          value={shown}
          readOnly={isBusy}
          aria-invalid={message !== null}
          aria-describedby={`${id}-message ${id}-counter`}
          onChange={({ target, nativeEvent }) => {
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
            onType(target.value, target.selectionEnd, isComposing);
          }}
          onKeyDown={(event) => {
            const turn = historyKey(event);
            if (!turn) return;
            event.preventDefault();
            if (isBusy) return;
            if (turn === "undo") onUndo();
            else onRedo();
          }}
          onBlur={onLeave}
          className={cn(
            METRICS,
            "field-sizing-fixed resize-none overflow-hidden bg-transparent [text-rendering:inherit] read-only:bg-transparent forced-colors:border-[color:CanvasText] forced-colors:text-[color:CanvasText] forced-colors:caret-[CanvasText] forced-colors:outline-[color:Highlight]",
          )}
        />
      </div>
      <div className="mt-2 flex items-start justify-between gap-4 text-sm leading-5">
        <div className="flex-1">
          <p id={`${id}-message`} aria-live="polite" className="font-medium text-destructive">
            {message}
          </p>
          {message === null ? status : null}
        </div>
        <p
          id={`${id}-counter`}
          className={cn(
            "figures text-muted-foreground",
            shown.length > MAX_DESCRIPTION && "font-medium text-destructive",
          )}
        >
          {`${shown.length}/${MAX_DESCRIPTION}`}
        </p>
      </div>
    </div>
  );
}
