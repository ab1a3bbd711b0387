/** Of <html>: the product's faces may come. */
export const FACES_ATTRIBUTE = "data-faces";

/**
 * Lets the product's faces come once a page is seen: to lay a page out in faces that are still on their
 * way takes a slow phone twice as long (docs/performance.md). app/globals.css names what stands in for
 * them. A browser that has had them before gets them at once, so that nothing changes before the
 * reader's eyes; one without scripts does too.
 */
export const LATE_FACES_SCRIPT = `{
const show = () => {
  document.documentElement.setAttribute("${FACES_ATTRIBUTE}", "");
  try { localStorage.setItem("faces", ""); } catch {}
};
let hasThem = false;
try { hasThem = localStorage.getItem("faces") !== null; } catch {}
if (hasThem || !window.PerformanceObserver) show();
else new PerformanceObserver((paints, observer) => {
  if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
  observer.disconnect();
  show();
}).observe({ type: "paint", buffered: true });
}`;
