import { expect, type Page, test as base } from "@playwright/test";

/** Console errors of an offline test, including those of the service worker's script. */
export const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|fetching the script/;

/** A page can request the notification stream while it's being logged out. */
const SIGNED_OUT_MEANWHILE = /401 \(Unauthorized\) \(.*\/api\/notifications\/stream\)/;

type Options = {
  /** Console errors that a test expects, such as the rejected request of a failed login. */
  expectedErrors: RegExp[];
};

/** Returns an address for each test, from a block reserved for benchmarks (RFC 2544). */
function addressOf(testId: string): string {
  const number = Number.parseInt(testId.replace(/[^0-9a-f]/g, "").slice(-4) || "1", 16);
  return `198.18.${(number >> 8) & 255}.${number & 255}`;
}

/** Makes navigations wait for hydration, because clicks before it have no effect. */
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

/** Playwright's test, which also fails on browser console errors and script errors. */
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

export const works = (page: Page) => page.waitForFunction(() => window.earlyInput === undefined);
