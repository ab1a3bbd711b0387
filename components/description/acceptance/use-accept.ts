"use client";

import { useMutation } from "@tanstack/react-query";
import { api } from "#lib/api/client.ts";

interface Asked {
  description: string;
  /** Returns the saved text that the person saw; undefined if it isn't known. */
  replaces: () => string | undefined;
  condition?: (() => Promise<boolean>) | undefined;
}

/**
 * Accepts a text, unless the condition returns false.
 * @param before is awaited before the call
 * @param onFailed the server may have stored the text, unless it answered that another one was saved
 */
export function useAccept({
  before,
  onDone,
  onFailed,
}: {
  before: () => Promise<void>;
  onDone: (text: string) => void;
  onFailed: (error: Error) => void;
}) {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ description, replaces, condition }: Asked) => {
      if (condition && !(await condition())) return null;
      await before();
      const body = { description, replaces: replaces() };
      return api("POST /api/properties/description/accept", { body });
    },
    onSuccess: (accepted, { description }) => {
      if (accepted) onDone(description.trim());
    },
    onError: onFailed,
  });
  return { isAccepting: isPending, start: mutate };
}
