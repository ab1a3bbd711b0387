import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "#lib/api/client.ts";

const PATH = "/api/properties/description/versions";

/**
 * Reads the versions of the description, newest first, each time they are shown.
 * @param save is awaited first, so that the list includes the text on the screen
 */
export const versionsQuery = (save: () => Promise<void>) =>
  infiniteQueryOptions({
    queryKey: [PATH],
    queryFn: async ({ pageParam }) => {
      if (pageParam === null) await save();
      return api("GET /api/properties/description/versions", {
        query: { before: pageParam ?? undefined },
      });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ versions, hasMore }) => (hasMore ? (versions.at(-1)?.id ?? null) : null),
    staleTime: 0,
    gcTime: 0,
  });
