import { expect, type Page } from "@playwright/test";
import { LIMITS } from "#tests/limits.ts";

/**
 * Does what makes a screen say something in passing, before it gives way to another by itself, and
 * expects the message. The page looks out for it at every frame: asked from here, a slow machine
 * could be too late.
 */
export async function expectInPassing(
  page: Page,
  message: string,
  act: () => Promise<void>,
): Promise<void> {
  const [isShown] = await Promise.all([
    page.evaluate(lookOut, { message, limit: LIMITS.condition }),
    act(),
  ]);
  expect(isShown, message).toBe(true);
}

/** Runs in the page: resolves once it shows the message, to false when time has run out. */
function lookOut({ message, limit }: { message: string; limit: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const deadline = performance.now() + limit;
    function look() {
      if (document.body.innerText.includes(message)) resolve(true);
      else if (performance.now() > deadline) resolve(false);
      else requestAnimationFrame(look);
    }
    look();
  });
}
