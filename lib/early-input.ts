/** What the script below knows of a page until React has hydrated it. */
export type EarlyInput = {
  /** The fields that the visitor typed into, checked or chose files in; of text areas, the text. */
  entered: Map<EventTarget, string>;
  /** The form that was submitted last, and the button that did it. */
  submitted: { form: HTMLFormElement; button: HTMLElement | null } | null;
  stop: () => void;
};

/** Id of the note that the page has not loaded completely. */
export const INCOMPLETE_NOTE_ID = "incomplete";

/**
 * Runs in the head of every screen until React has hydrated the page
 * (components/layout/early-input.tsx). It remembers which fields were entered, holds submits back, and
 * shows a note where a script fails to load. React resets a text area while it hydrates, so its text is
 * remembered too.
 */
export const EARLY_INPUT_SCRIPT = `{
const stop = new AbortController();
const early = { entered: new Map(), submitted: null, stop: () => stop.abort() };
const listen = (type, act) => addEventListener(type, act, { capture: true, signal: stop.signal });
const enter = ({ type, target }) => {
  if (type === "input" || !early.entered.has(target)) early.entered.set(target, target.value);
};
listen("input", enter);
listen("change", enter);
listen("submit", (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  early.submitted?.button?.removeAttribute("data-pressed");
  early.submitted = { form: event.target, button: event.submitter };
  event.submitter?.setAttribute("data-pressed", "");
});
listen("error", ({ target }) => {
  if (target.localName !== "script") return;
  const show = () => (document.getElementById("${INCOMPLETE_NOTE_ID}").hidden = false);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
  else show();
});
window.earlyInput = early;
}`;
