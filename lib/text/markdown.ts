import { Marked } from "marked";

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? "");

const marked = new Marked({
  async: false,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    // With `false`, marked renders the link.
    link({ href, tokens }) {
      return SAFE_LINK.test(href) ? false : this.parser.parseInline(tokens);
    },
  },
});

/**
 * Renders Markdown as HTML. HTML in it is shown as text, images as their alternative text. A link is
 * kept only if it leads to a web page, a place on this site, an email address or a phone number.
 */
export const renderMarkdown = (text: string): string => marked.parse(text, { async: false });
