import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2 AA as far as axe can check it, and axe's best practices. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

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
  // Legacy mode doesn't open a second page for each check. It can't check frames.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude("iframe")
    // Skips describing every element that passed.
    .options({ resultTypes: ["violations"] })
    .withTags(RULES);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
