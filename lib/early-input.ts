/** What the script records until React has hydrated the page. */
export type EarlyInput = {
  entered: Map<EventTarget, string>;
  submitted: { form: HTMLFormElement; button: HTMLElement | null } | null;
  stop: () => void;
};

/** Id of the notice that the page didn't load completely. */
export const INCOMPLETE_NOTE_ID = "incomplete";

/**
 * Runs in the head of every screen until React has hydrated the page
 * (components/layout/early-input.tsx). It records changed fields, delays submits, opens the documents
 * of buttons with `data-opens`, and shows a notice if a script fails to load. React resets text areas
 * during hydration, so their text is recorded too.
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
listen("click", ({ target }) => {
  const path = target.closest("[data-opens]")?.dataset.opens;
  if (path) location.assign(path);
});
listen("error", ({ target }) => {
  if (target.localName !== "script") return;
  const show = () => (document.getElementById("${INCOMPLETE_NOTE_ID}").hidden = false);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
  else show();
});
window.earlyInput = early;
}`;
