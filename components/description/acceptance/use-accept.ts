"use client";

import { useMutation } from "@tanstack/react-query";
import { api } from "#lib/api/client.ts";

interface Asked {
  description: string;
  condition?: (() => Promise<boolean>) | undefined;
}

/**
 * Accepts a text, unless the condition returns false.
 * @param before is awaited before the call
 * @param onFailed the server may have stored the text
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
    mutationFn: async ({ description, condition }: Asked) => {
      if (condition && !(await condition())) return null;
      await before();
      return api("POST /api/properties/description/accept", { body: { description } });
    },
    onSuccess: (accepted, { description }) => {
      if (accepted) onDone(description.trim());
    },
    onError: onFailed,
  });
  return { isAccepting: isPending, start: mutate };
}
