import { LegalText } from "#components/legal/legal-text.tsx";
import { legalPage } from "#services/legal-pages.ts";
import { metadataOf } from "../metadata.ts";

export const generateMetadata = () => metadataOf("/terms", "The terms for using Porchlight.");

export default async function TermsPage() {
  return <LegalText html={await legalPage("/terms")} />;
}
