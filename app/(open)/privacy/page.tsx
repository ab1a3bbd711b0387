import { Article } from "#components/open/article.tsx";
import { TITLES } from "#lib/screens.ts";
import { readLegalPage } from "#services/legal-pages.ts";
import { metadataOf } from "../metadata.ts";

export const generateMetadata = () =>
  metadataOf(
    "/privacy",
    TITLES["/privacy"],
    "What Porchlight stores, why, for how long, and who else gets it.",
  );

export default async function PrivacyPage() {
  return <Article text={await readLegalPage("/privacy")} />;
}
