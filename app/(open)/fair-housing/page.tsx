import { Article } from "#components/open/article.tsx";
import { TITLES } from "#lib/screens.ts";
import { readLegalPage } from "#services/legal-pages.ts";
import { metadataOf } from "../metadata.ts";

export const generateMetadata = () =>
  metadataOf(
    "/fair-housing",
    TITLES["/fair-housing"],
    "What fair housing law protects, how Porchlight checks text, and how to report discrimination.",
  );

export default async function FairHousingPage() {
  return <Article text={await readLegalPage("/fair-housing")} />;
}
