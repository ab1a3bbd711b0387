import type { Metadata } from "next";
import { SearchScreen } from "#components/search/search-screen.tsx";
import { requireRead } from "#http/session.ts";
import { MAX_QUERY } from "#lib/fields/search.ts";
import { MAX_OF_KIND, searchReads, searchReadValues, viewSearch } from "#services/search.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Search" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const read = sessionRead(searchReads);

export default async function SearchPage({ searchParams }: Props) {
  const { q = "" } = await searchParams;
  const asked = [q].flat()[0] ?? "";
  const query = asked.slice(0, MAX_QUERY).toWellFormed();
  const { answers } = await requireRead(read, searchReadValues(query, MAX_OF_KIND));
  return (
    <SearchScreen
      query={query}
      isCut={asked.length > query.length}
      view={viewSearch(answers, query, MAX_OF_KIND)}
    />
  );
}
