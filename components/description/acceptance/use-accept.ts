"use client";

import { useMutation } from "@tanstack/react-query";
import { api } from "#lib/api/client.ts";

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
      return api("POST /api/properties/description/accept", { body: { description } });
    },
    onSuccess: (_accepted, description) => onDone(description.trim()),
    onError: onFailed,
  });
  return { isAccepting: isPending, start: (text: string) => mutate(text) };
}
