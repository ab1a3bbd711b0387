"use client";

import { useEffect } from "react";
import { type EarlyInput, INCOMPLETE_NOTE_ID } from "#lib/early-input.ts";

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

const isFile = (field: Field) => field.type === "file";

const isChanged = (field: Field) =>
  isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

const groupOf = (field: Field): Iterable<EventTarget> =>
  field.type === "radio" ? document.getElementsByName(field.name) : [field];

/** Returns whether the browser may have restored earlier values of the fields. */
function isRevisited(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}

/** Sets text as typing does, without the setter through which React tracks its own changes. */
function type(field: Field, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function enterAgain(field: Field, text: string): void {
  if (isFile(field)) {
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  } else if (!isCheckable(field)) {
    type(field, text);
  } else if (field.type === "checkbox" || field.checked) {
    field.checked = !field.checked;
    field.click();
  }
}

function reset(field: Field): void {
  if (isCheckable(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
}

function takeOverField(field: Field, { entered }: EarlyInput, isRestored: boolean): void {
  const isEntered = [...groupOf(field)].some((one) => entered.has(one));
  const text = field instanceof HTMLTextAreaElement ? entered.get(field) : undefined;
  if (!isChanged(field) && (text ?? field.value) === field.value) return;
  if (isRestored && !isEntered) reset(field);
  else enterAgain(field, text ?? field.value);
}

/**
 * Takes over what was typed and submitted before hydration. It must be the page's last component:
 * its effect follows those of the forms, so typed text wins over a draft.
 */
export function EarlyInputTakeover() {
  useEffect(() => {
    const early = window.earlyInput;
    if (!early) return;
    delete window.earlyInput;
    document.getElementById(INCOMPLETE_NOTE_ID)?.setAttribute("hidden", "");
    const isRestored = isRevisited();
    for (const field of document.querySelectorAll<Field>("input, textarea")) {
      takeOverField(field, early, isRestored);
    }
    // Submit once React has rendered what was typed.
    setTimeout(() => {
      early.stop();
      early.submitted?.button?.removeAttribute("data-pressed");
      if (early.submitted?.form.isConnected)
        early.submitted.form.requestSubmit(early.submitted.button);
    });
  }, []);
  return null;
}
