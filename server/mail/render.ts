import "server-only";
import { plainLine } from "#lib/text/quoted-name.ts";
import type { MailText } from "./message.ts";

/** Renders an email as HTML and as plain text from the same content. */
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
  // A line break in the subject would inject a header.
  return { subject: plainLine(subject), html, text: `${text.trim()}\n` };
}
