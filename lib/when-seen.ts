/**
 * Begins the script of the head: `whenSeen(act)` calls back once the page has been painted, and at once
 * in a tab that nobody looks at or a browser that doesn't tell.
 */
export const WHEN_SEEN_SCRIPT = `const whenSeen = (act) => {
  const tells = window.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (document.hidden || !tells) return act();
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    act();
  }).observe({ type: "paint", buffered: true });
};`;
