const TOUCHES = ["pointerdown", "keydown", "focusin"] as const;

/**
 * Does something when the person first touches the page, by hand or by key: what a page needs only
 * then is loaded then.
 * @returns stops waiting for it
 */
export function onFirstTouch(act: () => void): () => void {
  const waiting = new AbortController();
  for (const type of TOUCHES) {
    window.addEventListener(
      type,
      () => {
        waiting.abort();
        act();
      },
      { capture: true, passive: true, signal: waiting.signal },
    );
  }
  return () => waiting.abort();
}
