import "server-only";

export { readLegalPage } from "#server/legal-pages.ts";
