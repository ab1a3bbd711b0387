import { expect, type Page } from "@playwright/test";
import { LIMITS } from "#tests/limits.ts";

/**
 * Runs `act` and expects a message that the screen shows only briefly. The page itself checks for it on
 * every frame, because checking from here could be too late on a slow machine.
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

/** Runs in the page. Resolves to true once it shows the message, or to false after the limit. */
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
