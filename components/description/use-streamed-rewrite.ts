"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, connectionFailed } from "#lib/api/client.ts";
import { apiStream } from "#lib/api/stream.ts";
import { type DescriptionStyle, type StreamEvent, streamEvent } from "#lib/schemas/description.ts";

const STREAM = "/api/properties/description/stream";

export type Rewritten = Extract<StreamEvent, { type: "done" }>;
export type RewriteRequest = DescriptionStyle & { currentDescription: string };

/** @throws ApiError also when the writing ends without a text */
async function readStream(
  body: RewriteRequest,
  signal: AbortSignal,
  onDraft: (draft: string) => void,
): Promise<Rewritten> {
  for await (const line of apiStream(STREAM, { body, signal })) {
    const event = streamEvent.safeParse(line).data;
    if (event?.type === "done") return event;
    if (event?.type !== "draft") throw new ApiError(0, "The writing failed");
    onDraft(event.description);
  }
  throw connectionFailed();
}

/**
 * A rewrite that can be watched and stopped.
 * @param before is waited for; a rewrite may not overtake a save
 * @returns `draft`: the text so far, null while nothing has come or nothing is written
 */
export function useStreamedRewrite({
  before,
  onDone,
  onFailed,
}: {
  before: () => Promise<void>;
  onDone: (rewritten: Rewritten) => void;
  /** Nothing was put in the place of the text; whether the server has done so is open. */
  onFailed: (wasStopped: boolean) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const call = useRef<AbortController | null>(null);

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ signal, ...request }: RewriteRequest & { signal: AbortSignal }) => {
      await before();
      return readStream(request, signal, setDraft);
    },
    onSuccess: onDone,
    onError: (_error, { signal }) => onFailed(signal.aborted),
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
