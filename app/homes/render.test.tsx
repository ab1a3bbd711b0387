import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { Document } from "#components/listing-page/document.tsx";
import { publicPageHeaders } from "#lib/security-headers.ts";
import { pageFiles, renderPage } from "./render.tsx";

async function render(): Promise<string> {
  const { styles, script } = await pageFiles();
  return renderPage(
    <Document title="A home" styles={styles} script={script}>
      <p>Content</p>
    </Document>,
  );
}

it("writes the script as its policy names it", async () => {
  const { scriptSource } = await pageFiles();
  const [, written = ""] = /<script>(.*)<\/script>/s.exec(await render()) ?? [];
  expect(`'sha256-${createHash("sha256").update(written).digest("base64")}'`).toBe(scriptSource);
});

it("holds the face of the headings after all content, as its policy asks", async () => {
  const html = await render();
  const [before = "", after = ""] = html.split("</script>");
  expect(before).not.toContain("url(");
  expect(after).toMatch(
    /^<style>[^<]*url\("data:font\/woff2;base64,d09GM[^"]+"\)[^<]*<\/style><\/body><\/html>$/,
  );
  expect(publicPageHeaders("sha256-")["Content-Security-Policy"]).toContain("font-src data:;");
});

it("writes the styles as they are", async () => {
  const { styles } = await pageFiles();
  expect(await render()).toContain(`<style>${styles}</style></head>`);
});
