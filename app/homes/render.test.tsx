import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { Document } from "#components/listing-page/document.tsx";
import { hashListingScript } from "#scripts/build/page-hashes.ts";
import { inlineStyles, pageScript, renderPage } from "./render.tsx";

it("writes a script that matches the policy's hash", async () => {
  const html = await renderPage(
    <Document title="A home" script={await pageScript()}>
      Content
    </Document>,
  );
  const [, written = ""] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  expect(`sha256-${createHash("sha256").update(written).digest("base64")}`).toBe(
    hashListingScript(),
  );
});

it("links to the stylesheets", async () => {
  const html = await renderPage(<Document title="A home">Content</Document>);
  expect(
    [...html.matchAll(/<link rel="stylesheet" href="([^"?]+)\?v=/g)].map(([, file]) => file),
  ).toEqual(["/pages/tokens.css", "/pages/listing.css"]);
  expect(html).not.toContain("<style>");
});

it("inlines the styles of a page shown without a connection", async () => {
  const styles = await inlineStyles();
  const html = await renderPage(
    <Document title="No connection" inlineStyles={styles}>
      Content
    </Document>,
  );
  expect(html).toContain(`<style>${styles}</style></head>`);
  expect(html).not.toContain("stylesheet");
});
