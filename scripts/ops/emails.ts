import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { renderMail } from "#server/mail/render.ts";
import { findTestBrowser } from "../test/browser.ts";
import { runScript, StartError } from "../start-error.ts";
import { loadTsx } from "./tsx-loader.ts";

const WIDTHS = [600, 360];
const COLORS = ["light", "dark"] as const;

async function draw(browser: Browser, folder: string, name: string, html: string) {
  for (const width of WIDTHS) {
    for (const colorScheme of COLORS) {
      const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme });
      await page.setContent(html);
      const file = path.join(folder, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true });
      await page.close();
    }
  }
}

/** `npm run generate -- emails FOLDER`: renders every email, wide and narrow, light and dark, and as text. */
await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new StartError("Usage: npm run generate -- emails FOLDER");
  loadTsx();
  const { SAMPLES } = await import("#tests/mail/samples.ts");
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    for (const [name, mail] of Object.entries(SAMPLES)) {
      const { subject, html, text } = await renderMail(mail);
      await draw(browser, folder, name, html);
      await writeFile(path.join(folder, `${name}.txt`), `Subject: ${subject}\n\n${text}`);
    }
  } finally {
    await browser.close();
  }
});
