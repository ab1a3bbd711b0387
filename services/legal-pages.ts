import "server-only";
import type { LegalScreen } from "#lib/routes.ts";
import { renderMarkdown } from "#lib/text/markdown.ts";
import { readLegalPage } from "#server/legal-pages.ts";

/** Returns a legal page as HTML. */
export const legalPage = async (screen: LegalScreen): Promise<string> =>
  renderMarkdown(await readLegalPage(screen));
