import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Markdown } from "./markdown.tsx";

const render = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

it.each([
  ["# Terms", "<h1>Terms</h1>"],
  [
    "One *and* **two**\nlines  \nhere",
    "<p>One <em>and</em> <strong>two</strong>\nlines<br/>here</p>",
  ],
  [
    "- one\n- **two**\n  - three",
    "<ul><li>one</li><li><strong>two</strong><ul><li>three</li></ul></li></ul>",
  ],
  ["3. three\n4. four", '<ol start="3"><li>three</li><li>four</li></ol>'],
  ["> Sample text", "<blockquote><p>Sample text</p></blockquote>"],
  [
    "| A | B |\n| --- | ---: |\n| 1 | **2** |",
    '<table><thead><tr><th scope="col" style="text-align:left">A</th><th scope="col" style="text-align:right">B</th></tr></thead><tbody><tr><td style="text-align:left">1</td><td style="text-align:right"><strong>2</strong></td></tr></tbody></table>',
  ],
  ["`a < b` & ~~c~~ &copy; &nope;", "<p><code>a &lt; b</code> &amp; <del>c</del> © &amp;nope;</p>"],
  ["\\*not emphasis\\*", "<p>*not emphasis*</p>"],
  ["- [x] done", "<ul><li>[x] done</li></ul>"],
  ["---", "<hr/>"],
  [
    "[HUD](https://www.hud.gov/a?b=1&c=2), [call](tel:18006699777), [privacy](/privacy)",
    '<p><a href="https://www.hud.gov/a?b=1&amp;c=2">HUD</a>, <a href="tel:18006699777">call</a>, <a href="/privacy">privacy</a></p>',
  ],
  ["", ""],
])("renders %j", (text, html) => {
  expect(render(text)).toBe(html);
});

it.each([
  "<script>alert(1)</script>",
  "Text with <img src=x onerror=alert(1)> in it",
  "<div onclick='x'>\n\nblock\n\n</div>",
  "- <svg onload=alert(1)>",
  "![<b>logo</b>](https://example.com/x.png)",
  "<!-- <b>comment</b> -->",
])("shows HTML as text: %s", (text) => {
  expect(render(text)).not.toMatch(/<(?!\/?(?:p|ul|li)>)/);
});

it.each([
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "java&#115;cript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//evil.example",
])("leaves out the link to %s", (address) => {
  expect(render(`[click](${address}) and <${address}>`)).not.toContain("<a ");
});

it("keeps a quotation mark in an address inside the attribute", () => {
  expect(render('[x](https://example.com/"onmouseover="alert)')).not.toMatch(/" ?onmouseover/);
});

it("renders deep nesting and long text", () => {
  expect(render(`${"> ".repeat(60)}deep`)).toContain("deep");
  expect(render("word ".repeat(50_000))).toHaveLength(250_007);
});
