import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "#lib/api/client.ts";

const PATH = "/api/properties/description/versions";

/**
 * The texts that the description has had, newest first, read anew whenever they are shown.
 * @param save is awaited first, so that the text on the screen is among them
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
