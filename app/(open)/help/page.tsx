import { HelpList } from "#components/open/help-list.tsx";
import { MAX_QUERY } from "#lib/fields/search.ts";
import { TITLES } from "#lib/screens.ts";
import { metadataOf } from "../metadata.ts";

type Props = { searchParams: Promise<{ q?: string | string[] }> };

export const generateMetadata = () =>
  metadataOf("/help", TITLES["/help"], "Answers about selling your home with Porchlight.");

export default async function HelpPage({ searchParams }: Props) {
  const [asked = ""] = [(await searchParams).q].flat();
  return <HelpList query={asked.slice(0, MAX_QUERY).toWellFormed().trim()} />;
}
