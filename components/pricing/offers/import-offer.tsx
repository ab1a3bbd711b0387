"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { offers as offersQuery } from "#components/data/queries.ts";
import { ChooseFiles } from "#components/data/uploads/choose-files.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api, ApiError, errorMessage } from "#lib/api/client.ts";
import type { OfferResourceJson } from "#lib/schemas/offer-resource.ts";

const MAX_BYTES = 100 * 1024;

/** A file that can't be sent. */
class UnreadableFile extends Error {}

/** @throws UnreadableFile with a sentence for the screen */
async function readOffer(file: File): Promise<OfferResourceJson> {
  if (file.size > MAX_BYTES) throw new UnreadableFile("The file is larger than 100 KB.");
  try {
    return JSON.parse(await file.text()) as OfferResourceJson;
  } catch {
    throw new UnreadableFile("We couldn't read this file. Choose a JSON file of one offer.");
  }
}

function describe(error: Error): string {
  if (error instanceof UnreadableFile) return error.message;
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const [first] = fields;
  if (!first) return errorMessage(error, "We couldn't import the offer. Please try again.");
  const others = fields.length > 1 ? ` ${fields.length - 1} more can't be used.` : "";
  return `We couldn't import the offer. ${first[0]}: ${first[1]}.${others}`;
}

/** Imports an offer that another system exported. */
export function ImportOffer() {
  const client = useQueryClient();
  const importing = useMutation({
    scope: { id: "offers" },
    mutationFn: async (file: File) =>
      api("POST /api/offers/import", { body: await readOffer(file) }),
    onSuccess: (view) => {
      client.setQueryData(offersQuery.queryKey, view);
      toast({ title: "Offer imported" });
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <Banner
        tone="error"
        message={importing.error ? describe(importing.error) : null}
        hideAfter={null}
        onHide={importing.reset}
      />
      <ChooseFiles
        variant="outline"
        className="sm:self-start"
        accept="application/json,.json"
        onChoose={([file]) => file && importing.mutate(file)}
      >
        Import an offer (JSON)
      </ChooseFiles>
    </div>
  );
}
