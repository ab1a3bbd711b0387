import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { PREVIEW_NOTICE } from "#lib/preview.ts";
import { addressOf, createPreview, dropPreview, listPreviews } from "../preview-databases.ts";
import { must, promise } from "../trials/promises.ts";
import { askFront, until } from "./asking.ts";
import { bundle } from "./production.ts";
import { openBrowser, openPage, SELLER, signUp } from "./journey.ts";
import type { Setting } from "./setting.ts";

const BRANCH = "feature/ask";
const TRIED_BY = "tester@example.org";
const NARROW = { width: 320, height: 640 };
// A prerendered screen, a missing home, a call, what search engines read, a redirect of a home's spelling.
const PATHS = ["/", "/login", "/homes/none", "/api/plans", "/robots.txt", "/sitemap.xml", "/none"];

async function mustSay(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const notice = page.getByRole("complementary", { name: "Preview deployment" });
  await notice.waitFor();
  must((await notice.innerText()) === PREVIEW_NOTICE, `${path} says something else`);
  must(await notice.isVisible(), `${path} does not show it`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  must(width <= NARROW.width, `${path} is ${width} px wide`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  must(violations.length === 0, `${path}: ${violations.map(({ id }) => id).join(", ")}`);
}

async function showNotice({ front }: Setting): Promise<string> {
  const browser = await openBrowser();
  try {
    const { page } = await openPage(browser, front.url);
    await page.setViewportSize(NARROW);
    const open = ["/", "/create-account", "/forgot-password", "/homes/none"];
    for (const path of open) await mustSay(page, path);
    await signUp(page);
    const signedIn = ["/profile", "/property-address", "/photography", "/none"];
    for (const path of signedIn) await mustSay(page, path);
    return `on ${open.length + signedIn.length} screens at ${NARROW.width} px, none wider by it, none with a fault that axe finds`;
  } finally {
    await browser.close();
  }
}

async function hide({ front }: Setting): Promise<string> {
  for (const path of PATHS) {
    const { headers } = await askFront(front.url, `GET ${path}`);
    must(headers["x-robots-tag"] === "noindex, nofollow", `${path} may be indexed`);
  }
  const [robots, sitemap] = await Promise.all(
    ["/robots.txt", "/sitemap.xml"].map((path) => askFront(front.url, `GET ${path}`)),
  );
  must(robots?.text === "User-agent: *\nDisallow: /\n", `robots.txt: ${robots?.text ?? ""}`);
  must(!sitemap?.text.includes("<loc>"), "the sitemap names addresses");
  return `X-Robots-Tag on ${PATHS.length} addresses, robots.txt closes all, the sitemap is empty`;
}

async function keepMail({ mail }: Setting): Promise<string> {
  await until(() => mail.received.length > 0, "the mail of who has signed up");
  const others = mail.received.filter(({ recipient }) => recipient !== TRIED_BY);
  must(others.length === 0, `a mail went to ${others[0]?.recipient ?? ""}`);
  const [first] = mail.received;
  must(
    first?.subject.startsWith(`[Preview, to ${SELLER}]`) ?? false,
    `its subject is ${first?.subject ?? ""}`,
  );
  return `${mail.received.length} mail to PREVIEW_MAIL_TO: "${first?.subject ?? ""}"`;
}

async function refuse(
  setting: Setting,
  url: string,
  changes: Readonly<Record<string, string>>,
  sentence: string,
): Promise<string> {
  const [instance] = await setting.startFunctions(1, {
    ...setting.variables(url),
    VERCEL_ENV: "preview",
    ...changes,
  });
  if (!instance) throw new Error("No function was started");
  setting.front.serve([instance]);
  const { status, text } = await askFront(setting.front.url, "GET /api/health");
  must(status >= 500, `it answered ${status}`);
  const said = [text, instance.failure ?? "", ...instance.log].join("\n");
  must(said.includes(sentence), `it said: ${said}`);
  await instance.end();
  return `${status}: "${sentence}"`;
}

/** The product as a preview: a build of its own. */
export async function tryPreview(setting: Setting): Promise<void> {
  const { server, front } = setting;
  const url = await createPreview(server.url, BRANCH);
  await bundle(setting);
  await promise("production's database is refused", () =>
    refuse(setting, server.url, {}, "its database was not made for one"),
  );
  await promise("a live key of Stripe is refused", () =>
    refuse(
      setting,
      url,
      {
        STRIPE_SECRET_KEY: "sk_live_1",
        STRIPE_WEBHOOK_SECRET: "whsec_1",
        NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      },
      "STRIPE_SECRET_KEY is a live key of Stripe",
    ),
  );
  await promise("a build for previews serves nothing else", () =>
    refuse(
      setting,
      url,
      { VERCEL_ENV: "production", VERCEL_PROJECT_PRODUCTION_URL: front.host },
      "This build was made for a preview",
    ),
  );
  front.serve(
    await setting.startFunctions(2, {
      ...setting.variables(url),
      VERCEL_ENV: "preview",
      PREVIEW_MAIL_TO: TRIED_BY,
    }),
  );
  await promise("search engines are told to keep out", () => hide(setting));
  await promise("every screen says that it is a preview", () => showNotice(setting));
  await promise("no mail goes to a real person", () => keepMail(setting));
  await promise("a preview is dropped while it is served", async () => {
    must(await dropPreview(server.url, BRANCH), "there was none");
    const left = await listPreviews(server.url);
    must(left.length === 0, `${left.length} are left`);
    return addressOf("postgres://server", url.split("/").at(-1) ?? "");
  });
}
