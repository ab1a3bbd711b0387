const OPEN_DELAY_MS = 700;
/** Time after a tip closes in which the next one opens immediately. */
const SKIP_DELAY_MS = 300;

/** Pixels from an element's top to its tip if the mouse position is unknown. */
const INSIDE = 48;

export interface Tip {
  text: string;
  /** The tip appears above this, or below if there is no room. */
  anchor: DOMRect;
}

const tipped = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tip]") : null;

const isFocusable = (element: HTMLElement) => element.tabIndex >= 0;

/**
 * Watches elements with a `data-tip`. Each shows its tip while the mouse rests on it. A focusable
 * one also shows it on keyboard focus and when pressed.
 * @param show gets the tip to show; null for none
 * @returns a function that stops watching
 */
export function watchTips(show: (tip: Tip | null) => void): () => void {
  const watching = new AbortController();
  let element: HTMLElement | null = null;
  let isShown = false;
  let shownUntil = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(next: HTMLElement, anchor: DOMRect) {
    clearTimeout(timer);
    element = next;
    isShown = true;
    show({ text: next.dataset.tip ?? "", anchor });
  }

  function hide() {
    clearTimeout(timer);
    if (!isShown) return;
    isShown = false;
    shownUntil = Date.now();
    show(null);
  }

  function close() {
    hide();
    element = null;
  }

  function rest(next: HTMLElement, x: number, y: number) {
    element = next;
    const wait = Date.now() - shownUntil < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
    timer = setTimeout(() => {
      open(next, isFocusable(next) ? next.getBoundingClientRect() : new DOMRect(x, y));
    }, wait);
  }

  function hover(event: PointerEvent) {
    if (event.pointerType === "touch") return;
    const next = tipped(event);
    if (next === element) return;
    // The pointer can move onto the tip itself.
    if (event.target instanceof Element && event.target.closest("[role=tooltip]")) return;
    close();
    if (next) rest(next, event.clientX, event.clientY);
  }

  function openFocused(event: Event) {
    const next = tipped(event);
    if (next && isFocusable(next)) open(next, next.getBoundingClientRect());
  }

  function on<Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) {
    window.addEventListener(type, listener, { capture: true, signal: watching.signal });
  }
  // The mouse may have reached an element while the page was loading.
  const found = document.querySelector<HTMLElement>("[data-tip]:hover");
  if (found) {
    const { left, top, width } = found.getBoundingClientRect();
    rest(found, left + width / 2, Math.max(top, 0) + INSIDE);
  }
  on("pointerover", hover);
  on("pointerout", ({ relatedTarget }) => {
    if (relatedTarget === null) close();
  });
  on("pointerdown", hide);
  on("focusin", (event) => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) {
      openFocused(event);
    }
  });
  on("focusout", close);
  on("click", openFocused);
  on("scroll", () => {
    if (isShown) close();
  });
  on("keydown", (event) => {
    if (event.key !== "Escape" || !isShown) return;
    // A dialog below it stays open.
    event.stopPropagation();
    close();
  });
  return () => {
    watching.abort();
    clearTimeout(timer);
  };
}
