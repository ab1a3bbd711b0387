import { Article } from "#components/open/article.tsx";
import { TITLES } from "#lib/screens.ts";
import { readLegalPage } from "#services/legal-pages.ts";
import { metadataOf } from "../metadata.ts";

export const generateMetadata = () =>
  metadataOf("/terms", TITLES["/terms"], "The terms for using Porchlight.");

export default async function TermsPage() {
  return <Article text={await readLegalPage("/terms")} />;
}
