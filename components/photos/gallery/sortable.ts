import Sortable from "sortablejs";

const HOLD_MS = 250;

/**
 * Makes a list's items draggable by mouse, and by touch after a long press.
 * @param onMove must render the new order, because the DOM keeps the old one
 * @returns a function that stops it
 */
export function makeSortable(
  list: HTMLElement,
  onMove: (item: HTMLElement, to: number) => void,
): () => void {
  const sortable = new Sortable(list, {
    // app/globals.css turns it off for reduced motion.
    animation: 150,
    delay: HOLD_MS,
    delayOnTouchOnly: true,
    touchStartThreshold: 6,
    // Native drag and drop differs between browsers and doesn't support touch.
    forceFallback: true,
    fallbackTolerance: 5,
    fallbackOnBody: true,
    filter: "[data-no-drag]",
    preventOnFilter: false,
    ghostClass: "opacity-40",
    onEnd: ({ item, from, oldIndex, newIndex }) => {
      if (oldIndex === undefined || newIndex === undefined || oldIndex === newIndex) return;
      item.remove();
      from.insertBefore(item, from.children[oldIndex] ?? null);
      onMove(item, newIndex);
    },
  });
  return () => sortable.destroy();
}
