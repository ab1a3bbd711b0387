import { expect, it } from "vitest";
import { renderMarkdown } from "./markdown.ts";

it("renders headings, lists, emphasis and links", () => {
  const html = renderMarkdown(
    "# Terms\n\n- one\n- **two**\n\n[HUD](https://www.hud.gov/a?b=1&c=2), [call](tel:18006699777), [privacy](/privacy)",
  );
  expect(html).toContain("<h1>Terms</h1>");
  expect(html).toContain("<li>one</li>\n<li><strong>two</strong></li>");
  expect(html).toContain('<a href="https://www.hud.gov/a?b=1&amp;c=2">HUD</a>');
  expect(html).toContain('<a href="tel:18006699777">call</a>');
  expect(html).toContain('<a href="/privacy">privacy</a>');
});

it.each([
  "<script>alert(1)</script>",
  "Text with <img src=x onerror=alert(1)> in it",
  "<div onclick='x'>\n\nblock\n\n</div>",
  "- <svg onload=alert(1)>",
  "![<b>logo</b>](https://example.com/x.png)",
  "<!-- <b>comment</b> -->",
])("shows HTML as text: %s", (text) => {
  expect(renderMarkdown(text)).not.toMatch(/<(?!\/?(?:p|ul|li)>)/);
});

it.each([
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "java&#115;cript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//evil.example",
])("leaves out the link to %s", (address) => {
  expect(renderMarkdown(`[click](${address}) and <${address}>`)).not.toContain("<a ");
});

it("keeps a quotation mark in an address inside the attribute", () => {
  const html = renderMarkdown('[x](https://example.com/"onmouseover="alert)');
  expect(html).not.toMatch(/" ?onmouseover/);
});
