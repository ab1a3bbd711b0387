const OPEN_DELAY_MS = 700;
/** Time after a tip has gone within which the next one appears at once. */
const SKIP_DELAY_MS = 300;

/** How far below the upper edge of an element its tip stands where the mouse's place is not known. */
const INSIDE = 48;

export interface Tip {
  text: string;
  /** What it stands above, or below where there is no room. */
  anchor: DOMRect;
}

const tipped = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tip]") : null;

const isFocusable = (element: HTMLElement) => element.tabIndex >= 0;

/**
 * Watches the page for elements with a `data-tip`. Each shows its tip while the mouse rests on it; one
 * that can take the focus does so when a key brought the focus there, and when it is pressed, too.
 * @param show takes the tip to be shown, null for none
 * @returns stops watching
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

  /** The mouse has come to rest on an element, at a point of the window. */
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
    // The pointer may go onto the tip itself.
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
  // While the page was loading, the mouse may have come to one already.
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
