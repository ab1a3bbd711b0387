import type { QueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { latestProperty } from "#components/data/queries.ts";
import type { savedDescriptionView } from "#lib/schemas/description.ts";

export type SavedDescription = z.output<typeof savedDescriptionView>;

/** Puts a saved text into the cached property, also if a read is pending. */
export function showSaved(client: QueryClient, saved: SavedDescription): void {
  const { queryKey } = latestProperty;
  void client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (property) =>
      property && {
        ...property,
        generatedDescription: saved.description,
        descriptionAccepted: saved.descriptionAccepted,
      },
  );
}
