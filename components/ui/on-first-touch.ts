const TOUCHES = ["pointerdown", "keydown", "focusin"] as const;

/**
 * Calls `act` when the person first uses the page by pointer or key, to load what is needed only
 * then.
 * @returns a function that stops waiting
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
