/** What the script below knows of a visit. */
export type EarlyInput = {
  /** The fields that were typed into, chosen or filled in. */
  entered: Set<EventTarget>;
  /** The text areas that React can't set back. */
  shielded: Set<EventTarget>;
  /** The button that was pressed last, and its form if it submits one. */
  pressed: { button: HTMLElement | null; form: HTMLFormElement | null } | null;
  /** The button of the section that stands open. */
  disclosed: HTMLElement | null;
  /** A pointer is: what it presses will be known once it goes up. */
  isDown: boolean;
  stop: () => void;
};

/** Of the note that the page has not loaded completely. */
export const INCOMPLETE_NOTE_ID = "incomplete";

/**
 * Stands in the head of every page and works until the page's own scripts have taken over
 * (components/layout/early-input.tsx): it notes what is entered and pressed, opens sections, tells of
 * scripts that did not load, and lets no form be sent.
 */
export const EARLY_INPUT_SCRIPT = `{
const stop = new AbortController();
const early = { entered: new Set(), shielded: new Set(), pressed: null, disclosed: null, isDown: false, stop: () => stop.abort() };
const listen = (type, act) => addEventListener(type, act, { capture: true, signal: stop.signal });

// React gives a text area the server's text again while it takes the page over, and with it goes
// what was typed or selected.
const shield = ({ target }) => {
  if (target.localName !== "textarea" || Object.hasOwn(target, "value")) return;
  early.shielded.add(target);
  for (const name of ["value", "defaultValue"]) {
    const { get } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, name);
    Object.defineProperty(target, name, { configurable: true, get, set() {} });
  }
};
const enter = (event) => {
  shield(event);
  early.entered.add(event.target);
};
const whileEarly = (act) => (event) => window.earlyInput === early && act(event);

const press = (event, button, form) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  early.pressed?.button?.removeAttribute("data-pressed");
  button?.setAttribute("data-pressed", "");
  early.pressed = { button, form };
};

const panelOf = (button) =>
  button.hasAttribute("aria-expanded") && document.getElementById(button.getAttribute("aria-controls"));
const show = (button, isOpen) => {
  button.setAttribute("aria-expanded", isOpen);
  panelOf(button).hidden = !isOpen;
};
const disclose = (event, button) => {
  event.stopImmediatePropagation();
  const before = early.disclosed;
  early.disclosed = before === button ? null : button;
  if (before) show(before, false);
  if (early.disclosed) show(button, true);
};

listen("pointerdown", () => (early.isDown = true));
listen("pointerup", () => (early.isDown = false));
listen("pointercancel", () => (early.isDown = false));
listen("focusin", whileEarly(shield));
listen("input", whileEarly(enter));
listen("change", whileEarly(enter));
listen("submit", (event) => press(event, event.submitter, event.target));
listen("click", (event) => {
  const button = event.target.closest("button, [role=button]");
  if (!button || (button.type === "submit" && button.form)) return;
  if (panelOf(button)) disclose(event, button);
  else press(event, button, null);
});
listen("error", ({ target }) => {
  if (target.localName !== "script") return;
  const tell = whileEarly(() => (document.getElementById("${INCOMPLETE_NOTE_ID}").hidden = false));
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", tell);
  else tell();
});
window.earlyInput = early;
}`;
