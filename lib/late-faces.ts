/** Of <html>: the product's faces may come. */
export const FACES_ATTRIBUTE = "data-faces";

/**
 * Lets the product's faces come once a page is seen: to lay a page out in faces that are still on their
 * way takes a slow phone twice as long (docs/performance.md). app/globals.css names what stands in for
 * them. A page that another of ours has led to gets them at once, and so does one that is loaded again, so
 * that nothing changes before the reader's eyes; one without scripts does too. Nothing is stored for it:
 * a first look into the browser's storage takes longer than all else that this script does.
 */
export const LATE_FACES_SCRIPT = `{
const show = () => document.documentElement.setAttribute("${FACES_ATTRIBUTE}", "");
const [navigation] = performance.getEntriesByType("navigation");
const isFirst = navigation?.type === "navigate" && !document.referrer.startsWith(location.origin + "/");
if (isFirst) whenSeen(show);
else show();
}`;
