import { LegalText } from "#components/legal/legal-text.tsx";
import { readLegalPage } from "#services/legal-pages.ts";
import { metadataOf } from "../metadata.ts";

export const generateMetadata = () =>
  metadataOf(
    "/fair-housing",
    "What fair housing law protects, how Porchlight checks text, and how to report discrimination.",
  );

export default async function FairHousingPage() {
  return <LegalText text={await readLegalPage("/fair-housing")} />;
}
