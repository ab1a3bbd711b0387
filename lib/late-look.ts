/** Of <html>: the page may be drawn whole, in the product's faces. */
export const WHOLE_ATTRIBUTE = "data-whole";

/**
 * Lets the product's faces come, and what lies far below be laid out, once a page is seen: a slow phone
 * would wait for both with its first paint (docs/performance.md). app/globals.css names what stands in
 * for the faces, and what lies below is `laid-out-late`. A page that another of ours has led to gets them at once, and so does one that is loaded again, so
 * that nothing changes before the reader's eyes; one without scripts does too. Nothing is stored for it:
 * a first look into the browser's storage takes longer than all else that this script does.
 */
export const LATE_LOOK_SCRIPT = `{
const show = () => document.documentElement.setAttribute("${WHOLE_ATTRIBUTE}", "");
const [navigation] = performance.getEntriesByType("navigation");
const isFirst = navigation?.type === "navigate" && !document.referrer.startsWith(location.origin + "/");
if (isFirst) whenSeen(show);
else show();
}`;
