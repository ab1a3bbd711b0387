import { finishesPages } from "#server/env.ts";

/**
 * By this header an answer tells `npm start` (scripts/compression.ts) how many bytes its body has. Next
 * keeps a Content-Length to itself, since a body that was fetched from elsewhere may be another than its
 * headers say.
 */
export const BODY_LENGTH = "x-body-length";

const IS_TOLD = finishesPages();

/**
 * An answer in JSON whose length is told where it matters: a short one is then sent as it is, in one piece.
 * @param data what JSON can hold
 */
export function jsonAnswer(data: unknown, init: ResponseInit): Response {
  if (!IS_TOLD) return Response.json(data, init);
  const body = JSON.stringify(data);
  const length = String(Buffer.byteLength(body));
  const headers = { "Content-Type": "application/json", [BODY_LENGTH]: length };
  return new Response(body, { ...init, headers });
}
