import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { pageFiles, renderPage } from "./render.tsx";

it("writes the script as its policy names it", async () => {
  const { script, scriptSource } = await pageFiles();
  const html = await renderPage(<script>{script}</script>);
  const [, written = ""] = /^<!doctype html><script>(.*)<\/script>$/s.exec(html) ?? [];
  expect(`'sha256-${createHash("sha256").update(written).digest("base64")}'`).toBe(scriptSource);
});

it("writes the styles as they are", async () => {
  const { styles } = await pageFiles();
  const html = await renderPage(<style>{styles}</style>);
  expect(html).toBe(`<!doctype html><style>${styles}</style>`);
});
