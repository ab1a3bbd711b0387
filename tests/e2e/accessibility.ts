import type { Page } from "@playwright/test";
import Axe from "axe-core";

declare global {
  var axe: typeof Axe;
}

/** WCAG 2.2 AA as far as axe can check it, and axe's best practices. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Adds axe to a page. Each page needs it once, because its half megabyte takes long to send. */
async function addAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => !("axe" in window))) {
    await page.evaluate(Axe.source);
  }
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
