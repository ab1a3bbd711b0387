import { expect, type Page, test as base } from "@playwright/test";

/** What the browser notes of a connection that was cut on purpose, the worker's script among it. */
export const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|fetching the script/;

/** A page that is being signed out may just then ask for what is new. */
const SIGNED_OUT_MEANWHILE = /401 \(Unauthorized\) \(.*\/api\/notifications\/stream\)/;

type Options = {
  /** Console errors that a test is about, such as the refused request of a failed sign-in. */
  expectedErrors: RegExp[];
};

/** An address for each test, from a block that is kept for documentation and benchmarks. */
function addressOf(testId: string): string {
  const number = Number.parseInt(testId.replace(/[^0-9a-f]/g, "").slice(-4) || "1", 16);
  return `198.18.${(number >> 8) & 255}.${number & 255}`;
}

/** What is pressed before React has hydrated a page does nothing, so that a journey waits for it. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== "commit") await works(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await works(page);
    return answer;
  };
}

/** Playwright's test, which fails on any error in the browser's console or in a script of a page. */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    await use({ ...extraHTTPHeaders, "x-forwarded-for": addressOf(testId) });
  },
  context: async ({ context, expectedErrors, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on("page", waitForHydration);
    const errors: string[] = [];
    context.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => errors.push(String(error.error())));
    await use(context);
    const known = [SIGNED_OUT_MEANWHILE, ...expectedErrors];
    const unexpected = errors.filter((error) => !known.some((each) => each.test(error)));
    expect(unexpected, "errors in the browser's console").toEqual([]);
  },
});

export { expect };

/** Waits until React has hydrated the page. */
export const works = (page: Page) => page.waitForFunction(() => window.earlyInput === undefined);
