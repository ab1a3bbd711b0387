import { LegalText } from "#components/legal/legal-text.tsx";
import { readLegalPage } from "#services/legal-pages.ts";
import { metadataOf } from "../metadata.ts";

export const generateMetadata = () => metadataOf("/terms", "The terms for using Porchlight.");

export default async function TermsPage() {
  return <LegalText text={await readLegalPage("/terms")} />;
}
