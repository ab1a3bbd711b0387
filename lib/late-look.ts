/** Of <html>: the page may be drawn in the product's faces. */
export const FACES_ATTRIBUTE = "data-faces";

/** Of <html>: the page may be laid out as a whole. */
export const WHOLE_ATTRIBUTE = "data-whole";

/**
 * Lets the product's faces come once a page is seen, and a frame later what lies far below be laid out: a
 * slow phone would wait for both with its first paint, and for one of them with the other
 * (docs/decisions/loading.md). app/globals.css names what stands in for the faces, and what lies below is
 * `laid-out-late`. A page that another of ours has led to gets both at once, and so does one that is loaded
 * again, or whose address names a place on it, so that nothing changes before the reader's eyes; one
 * without scripts does too. Nothing is stored for it: a first look into the browser's storage takes longer
 * than all else that this script does.
 */
export const LATE_LOOK_SCRIPT = `{
const { documentElement: page, referrer } = document;
const showFaces = () => page.setAttribute("${FACES_ATTRIBUTE}", "");
const showWhole = () => page.setAttribute("${WHOLE_ATTRIBUTE}", "");
const [navigation] = performance.getEntriesByType("navigation");
const isFirst = navigation?.type === "navigate" && !referrer.startsWith(location.origin + "/");
if (isFirst && !location.hash) {
  whenSeen(() => {
    showFaces();
    requestAnimationFrame(() => setTimeout(showWhole));
  });
} else {
  showFaces();
  showWhole();
}
}`;
