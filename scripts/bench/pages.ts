import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { findBrowser } from "../test/browser.ts";
import { median } from "./load.ts";

// A slow phone on a slow connection.
const CPU_SLOWDOWN = 4;
const LATENCY_MS = 165;
export const BYTES_PER_SECOND = (8 * 2 ** 20) / 8;
const PAGE_LOADS = 5;

/** The first load of a page with an empty cache: transferred bytes, and times in ms. */
export interface PageLoad {
  scriptBytes: number;
  scripts: number;
  fontBytes: number;
  /** Bytes of the largest image, and of everything but images. */
  coverBytes: number;
  otherBytes: number;
  largestPaint: number;
  longestTask: number;
}

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export interface Asked {
  address: string;
  cookie: string | null;
}

/** Returns the median of five loads for each page and figure. The pages are loaded in turns. */
export async function loadInTurns<const Pages extends Readonly<Record<string, Asked>>>(
  browser: Browser,
  pages: Pages,
): Promise<Record<keyof Pages, PageLoad>> {
  const loads = new Map<string, PageLoad[]>(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round < PAGE_LOADS; round += 1) {
    for (const [name, { address, cookie }] of Object.entries(pages)) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      if (cookie) await addCookie(context, address, cookie);
      loads.get(name)?.push(await loadOnce(context, address));
      await context.close();
    }
  }
  const medians = [...loads].map(([name, of]) => [name, medianLoad(of)]);
  return Object.fromEntries(medians) as Record<keyof Pages, PageLoad>;
}

function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const of = (figure: keyof PageLoad) => median(loads.map((load) => load[figure]));
  return {
    scriptBytes: of("scriptBytes"),
    scripts: of("scripts"),
    fontBytes: of("fontBytes"),
    coverBytes: of("coverBytes"),
    otherBytes: of("otherBytes"),
    largestPaint: of("largestPaint"),
    longestTask: of("longestTask"),
  };
}

async function addCookie(context: BrowserContext, address: string, cookie: string): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: address }]);
}

async function loadOnce(context: BrowserContext, address: string): Promise<PageLoad> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  const types = new Map<string, string>();
  const bytes: { type: string; size: number }[] = [];
  devtools.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    bytes.push({ type: types.get(requestId) ?? "", size: encodedDataLength }),
  );
  await page.addInitScript(() => {
    const seen = { paint: 0, largest: 0, tasks: [] as { start: number; ms: number }[] };
    Object.assign(window, { seen });
    const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
        type,
        buffered: true,
      });
    watch("paint", (entry) => (seen.paint ||= entry.startTime));
    watch("largest-contentful-paint", (entry) => (seen.largest = entry.startTime));
    watch("longtask", (entry) => seen.tasks.push({ start: entry.startTime, ms: entry.duration }));
  });
  await page.goto(address, { waitUntil: "networkidle" });
  if (page.url() !== address) throw new Error(`${address} leads to ${page.url()}`);
  // Waits for tasks that start once the page is idle.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 3_000 })),
      ),
  );
  const seen = await page.evaluate(
    () =>
      (
        window as unknown as {
          seen: { paint: number; largest: number; tasks: { start: number; ms: number }[] };
        }
      ).seen,
  );
  const isPicture = ({ type }: { type: string }) => type === "Image";
  const total = (type: string) =>
    bytes.filter((file) => file.type === type).reduce((sum, { size }) => sum + size, 0);
  return {
    scriptBytes: total("Script"),
    scripts: bytes.filter(({ type }) => type === "Script").length,
    fontBytes: total("Font"),
    coverBytes: Math.max(0, ...bytes.filter(isPicture).map(({ size }) => size)),
    otherBytes: bytes.filter((file) => !isPicture(file)).reduce((sum, { size }) => sum + size, 0),
    largestPaint: seen.largest,
    longestTask: Math.max(
      0,
      ...seen.tasks.filter(({ start, ms }) => start + ms > seen.paint).map(({ ms }) => ms),
    ),
  };
}
