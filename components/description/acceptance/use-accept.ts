"use client";

import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "#lib/api/client.ts";
import type { acceptedView } from "#lib/schemas/description.ts";

/**
 * Accepts a text.
 * @param before is awaited first
 * @param onFailed whether the server has stored the text is not known
 */
export function useAccept({
  before,
  onDone,
  onFailed,
}: {
  before: () => Promise<void>;
  onDone: (text: string) => void;
  onFailed: () => void;
}) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (description: string) => {
      await before();
      return api<z.output<typeof acceptedView>>("/api/properties/description/accept", {
        method: "POST",
        body: { description },
      });
    },
    onSuccess: (_accepted, description) => onDone(description.trim()),
    onError: onFailed,
  });
  return { isAccepting: isPending, start: (text: string) => mutate(text) };
}
