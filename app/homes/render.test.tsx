import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { publicPageHeaders } from "#lib/security-headers.ts";
import { pageFiles, renderPage } from "./render.tsx";

it("writes the script as its policy names it", async () => {
  const { script, scriptSource } = await pageFiles();
  const html = await renderPage(<script>{script}</script>);
  const [, written = ""] = /^<!doctype html><script>(.*)<\/script>$/s.exec(html) ?? [];
  expect(`'sha256-${createHash("sha256").update(written).digest("base64")}'`).toBe(scriptSource);
});

it("holds the face of the headings, as its policy asks", async () => {
  const { styles } = await pageFiles();
  expect(styles).toMatch(/url\("data:font\/woff2;base64,d09GM[^"]+"\)/);
  expect(styles.match(/url\(/g)).toHaveLength(1);
  expect(publicPageHeaders("sha256-")["Content-Security-Policy"]).toContain("font-src data:;");
});

it("writes the styles as they are", async () => {
  const { styles } = await pageFiles();
  const html = await renderPage(<style>{styles}</style>);
  expect(html).toBe(`<!doctype html><style>${styles}</style>`);
});
