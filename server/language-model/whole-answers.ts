import "server-only";
import { z } from "zod";
import { boundedFetch } from "../bounded-fetch.ts";

const completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.string() }))
    .min(1),
  // Invalid usage data is no reason to reject an answer.
  usage: z
    .object({ prompt_tokens: z.number(), completion_tokens: z.number() })
    .nullish()
    .catch(null),
});

const fetchBounded = boundedFetch();

/**
 * A `fetch` that converts a whole completion into a stream of one event. Some gateways and small
 * servers answer streaming calls that way. Other responses are unchanged.
 */
export const fetchStream: typeof fetch = async (input, init) => {
  // A redirect would send the home's facts to an unknown server.
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
