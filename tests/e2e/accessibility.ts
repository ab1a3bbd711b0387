import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What an automatic check can tell of WCAG 2.2 AA, and axe's own rules for good practice. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The faults of a screen that axe knows, once what moves has come to rest: something that fades in has
 * too little contrast for a moment. What a frame shows is a page by itself, to be checked as such.
 *
 * @param part selector of the part that is checked; the whole page unless said
 * @returns a line for each rule that is broken, with the elements that break it
 */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
  );
  // Without frames a screen is checked whole in one go: the other mode opens a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude("iframe").withTags(RULES);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
