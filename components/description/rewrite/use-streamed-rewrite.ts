"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, connectionFailed } from "#lib/api/client.ts";
import { apiStream } from "#lib/api/stream.ts";
import { ERROR_STATUS } from "#lib/errors.ts";
import type { DescriptionStyle, StreamEvent } from "#lib/schemas/description.ts";

type Rewritten = Extract<StreamEvent, { type: "done" }>;
type RewriteRequest = DescriptionStyle & { currentDescription: string };

/** @throws {ApiError} also if the stream ends without a text */
async function readStream(
  body: RewriteRequest,
  signal: AbortSignal,
  onDraft: (draft: string) => void,
): Promise<Rewritten> {
  for await (const event of apiStream("POST /api/properties/description/stream", {
    body,
    signal,
  })) {
    if (event.type === "done") return event;
    if (event.type !== "draft") throw new ApiError(0, "The writing failed");
    onDraft(event.description);
  }
  throw connectionFailed();
}

const refusalOf = (error: Error) =>
  error instanceof ApiError && error.status === ERROR_STATUS.rate_limited
    ? (error.error ?? null)
    : null;

/**
 * Reads a rewrite as it is written, and can stop it.
 * @param before is awaited first
 * @returns `draft`: the text so far, null before the first words and while no rewrite runs
 */
export function useStreamedRewrite({
  before,
  onDone,
  onFailed,
}: {
  before: () => Promise<void>;
  onDone: (rewritten: Rewritten) => void;
  /**
   * The server may have stored a text. `refusal` is the server's message if the account reached its
   * limit.
   */
  onFailed: (failure: { wasStopped: boolean; refusal: string | null }) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const call = useRef<AbortController | null>(null);

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ signal, ...request }: RewriteRequest & { signal: AbortSignal }) => {
      await before();
      return readStream(request, signal, setDraft);
    },
    onSuccess: onDone,
    onError: (error, { signal }) =>
      onFailed({ wasStopped: signal.aborted, refusal: refusalOf(error) }),
    onSettled: () => setDraft(null),
  });

  useEffect(() => () => call.current?.abort(), []);

  return {
    draft,
    isRewriting: isPending,
    start(request: RewriteRequest) {
      const controller = new AbortController();
      call.current = controller;
      mutate({ ...request, signal: controller.signal });
    },
    stop: () => call.current?.abort(),
  };
}
