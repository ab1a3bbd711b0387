import Sortable from "sortablejs";

const HOLD_MS = 250;

/**
 * Lets the items of a list be dragged by mouse, and by a finger that rests on one first.
 * @param onMove the list itself stays as it was: who gives it back in the new order is asked to
 * @returns ends it
 */
export function makeSortable(
  list: HTMLElement,
  onMove: (item: HTMLElement, to: number) => void,
): () => void {
  const sortable = new Sortable(list, {
    // For who wants less motion, app/globals.css makes it none.
    animation: 150,
    delay: HOLD_MS,
    delayOnTouchOnly: true,
    touchStartThreshold: 6,
    // The browser's own dragging looks and works differently everywhere, and not by touch.
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
