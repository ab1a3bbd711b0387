"use client";

import { useEffect } from "react";
import { type EarlyInput, INCOMPLETE_NOTE_ID } from "#lib/early-input.ts";

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

type Field = (HTMLInputElement | HTMLTextAreaElement) & {
  /** What React believes the field to hold. */
  _valueTracker?: { setValue: (value: string) => void };
};

const isCheckable = (field: Field): field is Field & HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

const isChanged = (field: Field) =>
  isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

const groupOf = (field: Field): Iterable<EventTarget> =>
  field.type === "radio" ? document.getElementsByName(field.name) : [field];

/** Whether the browser may have put back what stood in the fields on an earlier visit: the server knows better. */
function isVisitedAgain(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}

/** Tells React what the field holds, as if it were entered now. */
function enterAgain(field: Field): void {
  if (!isCheckable(field)) {
    field._valueTracker?.setValue(field.defaultValue);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  } else if (field.type === "checkbox" || field.checked) {
    field.checked = !field.checked;
    field.click();
  }
}

function reset(field: Field): void {
  if (isCheckable(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
}

/** Takes off the shield of lib/early-input.ts. */
function unshield(field: Field, { shielded }: EarlyInput): void {
  if (!shielded.has(field)) return;
  Reflect.deleteProperty(field, "value");
  Reflect.deleteProperty(field, "defaultValue");
}

function takeOverFields(early: EarlyInput): void {
  const visitedAgain = isVisitedAgain();
  for (const field of document.querySelectorAll<Field>("input, textarea")) {
    const isKept = !visitedAgain || [...groupOf(field)].some((one) => early.entered.has(one));
    // A text area is still shielded: where an event of its own has made React take over, React sets it
    // back before it hears of this one.
    if (isChanged(field) && isKept) enterAgain(field);
    unshield(field, early);
    if (isChanged(field) && !isKept) reset(field);
  }
}

function focusAgain(): void {
  const { activeElement, body } = document;
  if (activeElement === body) return;
  activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

function pressAgain({ pressed, disclosed }: EarlyInput): void {
  disclosed?.click();
  if (!pressed) return;
  const { button, form } = pressed;
  button?.removeAttribute("data-pressed");
  if (form) {
    if (form.isConnected) form.requestSubmit(button);
  } else {
    // A menu opens when the pointer goes down; what can be dragged is held until it goes up.
    for (const type of ["pointerdown", "pointerup"]) {
      button?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
    }
    button?.click();
  }
}

/**
 * Takes over what was entered and pressed before the page worked: the fields before anything is
 * rendered anew, which would set them back, and the button when that is done. Stands last on the page,
 * so that its effect follows those of the forms: what was typed wins over a draft.
 */
export function EarlyInputTakeover() {
  useEffect(() => {
    const early = window.earlyInput;
    if (!early) return;
    delete window.earlyInput;
    document.getElementById(INCOMPLETE_NOTE_ID)?.setAttribute("hidden", "");
    takeOverFields(early);
    focusAgain();
    setTimeout(() => {
      early.stop();
      pressAgain(early);
    });
  }, []);
  return null;
}
