import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { LEGAL_SCREENS, type LegalScreen } from "#lib/routes.ts";

/** In each file until the operator replaces the text (docs/deploy.md). */
const SAMPLE = "Sample text. Replace it before you go live.";

const FOLDER = "content/legal";
const fileOf = (screen: LegalScreen) => `${screen.slice(1)}.md`;

/** Returns the Markdown of a legal page. */
export const readLegalPage = (screen: LegalScreen, root = process.cwd()): Promise<string> =>
  readFile(path.join(root, FOLDER, fileOf(screen)), "utf8");

/**
 * Returns the files that still have the sample text, as "content/legal/terms.md".
 * @param root the folder of the application
 */
export async function listSamplePages(root: string): Promise<string[]> {
  const texts = await Promise.all(LEGAL_SCREENS.map((screen) => readLegalPage(screen, root)));
  return LEGAL_SCREENS.filter((_, index) => texts[index]?.includes(SAMPLE)).map(
    (screen) => `${FOLDER}/${fileOf(screen)}`,
  );
}
