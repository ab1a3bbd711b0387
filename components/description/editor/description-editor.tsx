"use client";

import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import type { Note } from "#components/description/notes/notes.ts";
import { Label } from "#components/ui/label.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { cn } from "#lib/utils.ts";
import { EditorFooter } from "./editor-footer.tsx";
import { HighlightLayer } from "./highlight-layer.tsx";
import type { Change } from "./use-history.ts";
import { useUndoInput } from "./use-undo-input.ts";

/**
 * Layer and text area must break lines alike. In forced colors mode only the text area takes a
 * color: the browser would show the layer's text and hide its marks.
 */
const METRICS =
  "forced-color-adjust-none [grid-area:1/1] min-h-80 rounded-t-none border px-3.5 py-3 text-[1.0625rem] leading-8 break-words whitespace-pre-wrap";

export interface EditorHandle {
  focus: () => void;
  select: (note: Note) => void;
}

function useFocusAtEndOnMount(area: { current: HTMLTextAreaElement | null }, takesFocus: boolean) {
  const appear = useEffectEvent(() => {
    if (!takesFocus || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
  });
  useEffect(() => appear(), []);
}

/**
 * Renders the text area with its counter and the notes' marks behind it. Text over the limit can be
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
  /** A rewrite in progress, shown in place of the text. */
  written: string | null;
  notes: readonly Note[];
  change: Change | null;
  message: string | null;
  isBusy: boolean;
  takesFocus: boolean;
  toolbar: ReactNode;
  status: ReactNode;
  onType: (text: string, caret: number, isComposing: boolean) => void;
  onUndo: () => void;
  onRedo: () => void;
  onLeave: () => void;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const layers = useRef<HTMLDivElement>(null);
  const onKeyDown = useUndoInput(area, { isBusy, onUndo, onRedo });
  useFocusAtEndOnMount(area, takesFocus);

  useLayoutEffect(() => {
    if (!change) return;
    area.current?.setSelectionRange(change.end, change.end);
    layers.current?.querySelector("[data-changed]")?.scrollIntoView?.({ block: "nearest" });
  }, [change]);

  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    select(note) {
      area.current?.focus({ preventScroll: true });
      area.current?.setSelectionRange(note.start, note.end);
      const mark = layers.current?.querySelector(`[data-note="${notes.indexOf(note)}"]`);
      mark?.scrollIntoView?.({ block: "center" });
    },
  }));

  const shown = written ?? text;
  return (
    <div className="flex flex-col">
      <Label htmlFor={id} className="mb-2">
        Description
      </Label>
      {toolbar}
      <div ref={layers} className="grid grid-cols-[minmax(0,1fr)] rounded-b-lg bg-card">
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
          onKeyDown={onKeyDown}
          onBlur={onLeave}
          className={cn(
            METRICS,
            "field-sizing-fixed resize-none overflow-hidden bg-transparent [text-rendering:inherit] forced-colors:border-[color:CanvasText] forced-colors:text-[color:CanvasText] forced-colors:caret-[CanvasText] forced-colors:outline-[color:Highlight] [&[readonly]]:bg-transparent",
          )}
        />
      </div>
      <EditorFooter id={id} message={message} status={status} length={shown.length} />
    </div>
  );
}
