import "server-only";
import { z } from "zod";
import { boundedFetch } from "../bounded-fetch.ts";

const completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.string() }))
    .min(1),
  // What it cost is no reason to refuse it.
  usage: z
    .object({ prompt_tokens: z.number(), completion_tokens: z.number() })
    .nullish()
    .catch(null),
});

const fetchBounded = boundedFetch();

/**
 * `fetch` for servers that answer a call for a stream with the whole completion, as some gateways and
 * small servers do: it is passed on as a stream of one event. All other answers stay as they are.
 */
export const fetchStream: typeof fetch = async (input, init) => {
  // A redirect would carry the home's facts to a place nobody named.
  const response = await fetchBounded(input, { ...init, redirect: "error" });
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok || !/^application\/json\b/i.test(type)) return response;
  const { choices, usage } = completion.parse(await response.json());
  const [choice] = choices;
  const event = {
    ...(usage && { usage }),
    choices: [
      {
        index: 0,
        delta: { content: choice?.message.content },
        finish_reason: choice?.finish_reason,
      },
    ],
  };
  return new Response(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`, {
    headers: { "Content-Type": "text/event-stream" },
  });
};
