import { expect, vi } from "vitest";
import type { DescribedProperty } from "#lib/description/facts.ts";
import { FAITHFUL_TEXTS } from "#tests/description/model-texts.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { configuredModel, type ModelSettings } from "#server/language-model/language-model.ts";
import { streamDescription } from "#server/language-model/stream-description.ts";
import { openaiForTests } from "./openai-for-tests.ts";
import { API_KEY } from "./server.ts";

export const HOME = sampleHome("craftsman");
export const REQUEST = { style: { tone: "warm", length: "short" }, currentText: null } as const;
/** A text that says only what is true of `HOME`. */
export const GOOD = FAITHFUL_TEXTS[1]?.[2] ?? "";

/** A response that never continues. */
export const never = new Promise(() => undefined);
export const silentLog = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

/** Returns the one line that was logged. */
export function onlyLine(log: ReturnType<typeof silentLog>) {
  expect(log).toHaveBeenCalledTimes(1);
  return JSON.parse(String(log.mock.calls[0]?.[0])) as {
    event: string;
    causes: { name: string; code: string; message: string }[];
  };
}

type Request = Parameters<typeof streamDescription>[1];

/**
 * Starts a language model for a test file. It writes faithful texts by default.
 * @returns `model` makes settings for it, `read` collects a streamed description with its drafts, and `sent`
 *   lists the messages that it got
 */
export function setUpStream() {
  const openai = openaiForTests();
  const model =
    (settings: Partial<ModelSettings> = {}) =>
    () =>
      configuredModel({
        OPENAI_API_KEY: API_KEY,
        OPENAI_BASE_URL: openai().url,
        OPENAI_MODEL: undefined,
        ...settings,
      });

  async function read(home: DescribedProperty = HOME, request: Request = REQUEST, from = model()) {
    const stream = streamDescription(home, request, from);
    const drafts: string[] = [];
    for (;;) {
      const { done, value } = await stream.next();
      if (done) return { drafts, ...value };
      drafts.push(value.description);
    }
  }

  const sent = () => openai().requests.map(({ body }) => JSON.stringify(body.messages));
  return { openai, model, read, sent };
}
