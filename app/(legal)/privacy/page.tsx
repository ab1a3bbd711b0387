import { LegalText } from "#components/legal/legal-text.tsx";
import { readLegalPage } from "#services/legal-pages.ts";
import { metadataOf } from "../metadata.ts";

export const generateMetadata = () =>
  metadataOf("/privacy", "What Porchlight stores, why, for how long, and who else gets it.");

export default async function PrivacyPage() {
  return <LegalText text={await readLegalPage("/privacy")} />;
}
