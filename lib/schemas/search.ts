import { z } from "zod";
import { MAX_QUERY, RESULT_KIND_KEYS } from "#lib/fields/search.ts";
import { cleanText } from "#lib/text/clean-text.ts";

const TOO_LONG = `Searches can be up to ${MAX_QUERY} characters. Please shorten yours.`;

export const searchQuery = z.object({
  q: z.string().overwrite(cleanText).max(MAX_QUERY, TOO_LONG).default(""),
});

/** A text and the matched ranges in it: from, to; in UTF-16 units. */
const marked = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type Marked = z.infer<typeof marked>;

const searchResult = z.object({ href: z.string(), title: marked, excerpt: marked });
export type SearchResult = z.infer<typeof searchResult>;

export const searchView = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(RESULT_KIND_KEYS),
      /** The total; `results` has only the best matches. */
      count: z.int(),
      results: z.array(searchResult),
    }),
  ),
});
export type SearchView = z.infer<typeof searchView>;
export type SearchGroup = SearchView["groups"][number];
