import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";

declare global {
  var axe: typeof Axe;
}

/** WCAG 2.2 AA as far as axe can check it, and axe's best practices. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Adds axe to a page, which needs it once. `page.evaluate` would take twice as long for this much code. */
async function addAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Runtime.evaluate", { expression: AXE });
  await devtools.detach();
}

/**
 * Returns axe's findings for a screen. Waits for animations to finish, because elements that fade in have
 * too little contrast for a moment. Ignores frames, which are pages to check separately.
 * @param part selector of the part to check; the whole page by default
 * @returns one line for each violated rule, with its elements
 */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
  );
  await addAxe(page);
  return page.evaluate(
    async ([include, rules]) => {
      const { violations } = await axe.run(
        { ...(include && { include: [include] }), exclude: ["iframe"] },
        // Skips describing every element that passed.
        { runOnly: { type: "tag", values: rules }, resultTypes: ["violations"] },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [part, RULES] as const,
  );
}
