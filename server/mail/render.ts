import "server-only";
import type { MailText } from "./message.ts";

// Half a surrogate pair is no text that a mail can hold; a line break in a subject would begin a header.
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();

/** A mail as HTML and, made of the same, as plain text. */
export async function renderMail({ subject, content }: MailText) {
  const [{ renderToStaticMarkup }, { convert }] = await Promise.all([
    import("react-dom/server"),
    import("html-to-text"),
  ]);
  const html = `<!doctype html>${renderToStaticMarkup(content)}`.toWellFormed();
  const text = convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: "[data-only=html]", format: "skip" },
      { selector: ".soft", format: "block" },
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false } },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["<", ">"] } },
    ],
  });
  return { subject: oneLine(subject), html, text: `${text.trim()}\n` };
}
