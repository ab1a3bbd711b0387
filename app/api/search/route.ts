import { reading, routes } from "#http/route.ts";
import type { Query } from "#lib/contract/index.ts";
import { MAX_AT_ONCE, searchReads, searchReadValues, viewSearch } from "#services/search.ts";

type Asked = { query: Query<"GET /api/search"> };

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/search": reading(
    searchReads,
    (answers, { query }) => viewSearch(answers, query.q, MAX_AT_ONCE),
    ({ query }: Asked) => searchReadValues(query.q, MAX_AT_ONCE),
  ),
});
