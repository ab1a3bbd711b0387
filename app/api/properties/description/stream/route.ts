import { saveRewritten } from "#db/queries/descriptions.ts";
import { startRewrite } from "#app/api/properties/features/rewrite/start-rewrite.ts";
import { answerInLines } from "#lib/api/lines.ts";
import { methods, route } from "#lib/api/route.ts";
import { streamDescription } from "#lib/description/model/stream-description.ts";
import { rewriteInput, type StreamEvent } from "#lib/schemas/description.ts";

/** Seconds that a platform must give the call: those of the model, and some for the database. */
export const maxDuration = 30;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({ input: rewriteInput }, async ({ user, input, request: call }) => {
    const { property, request } = await startRewrite(user, input);

    /** A text that nobody waits for any more is not saved. */
    async function* write(signal: AbortSignal): AsyncGenerator<StreamEvent> {
      const composed = yield* streamDescription(property, { ...request, signal });
      signal.throwIfAborted();
      const { description, writer } = composed;
      await saveRewritten(user, { description, writer, style: request.style });
      yield { type: "done", ...composed };
    }
    return answerInLines<StreamEvent>(call, write, ({ message }) => ({
      type: "error",
      error: message,
    }));
  }),
});
