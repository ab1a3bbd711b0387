import "server-only";
import type { LanguageModel, ModelMessage } from "ai";
import {
  collectFacts,
  type DescribedProperty,
  writeDescription,
  type WriteRequest,
} from "#lib/description/index.ts";
import { MAX_OF_LENGTH } from "#lib/fields/description.ts";
import { logError } from "#server/log.ts";
import { withKnownPlace } from "#server/place-names/known-places.ts";
import type { DescriptionStyle, StreamEvent } from "#lib/schemas/description.ts";
import { readAnswer } from "./answer.ts";
import { areBearable, type Assignment, type Fault, findFaults } from "./faults.ts";
import { instructionsFor } from "./instructions.ts";
import { configuredModel } from "./language-model.ts";
import { CEILING_REACHED, ModelError } from "./model-error.ts";
import { complaintAbout, dataFor, shareableFacts } from "./prompt.ts";
import { tidy, wholeSentences } from "./text.ts";

// Covers both attempts.
const TIME_LIMIT_MS = 20_000;

// The checked text so far, which replaces the previous draft.
type Draft = Extract<StreamEvent, { type: "draft" }>;
type Composed = Omit<Extract<StreamEvent, { type: "done" }>, "type">;

interface StreamRequest extends WriteRequest {
  signal?: AbortSignal;
}

/**
 * Writes a property's description from its entered facts. Uses the language model if configured,
 * and the built-in writer if the model is missing, fails, times out or writes two unusable texts.
 * Every yielded or returned text passes the checks. Model failures are logged once; reaching the
 * daily limit isn't.
 *
 * @returns yields drafts as sentences complete, "" to start over, and returns the text
 * @throws the signal's reason if aborted, and nothing else
 */
export async function* streamDescription(
  property: DescribedProperty,
  { signal, ...request }: StreamRequest,
  findModel: () => Promise<LanguageModel | null> = configuredModel,
): AsyncGenerator<Draft, Composed> {
  const facts = collectFacts(withKnownPlace(property));
  const model = await findModel();
  if (model) {
    try {
      const limit = AbortSignal.timeout(TIME_LIMIT_MS);
      const assignment = {
        facts: shareableFacts(facts),
        length: request.style.length,
        currentText: request.currentText,
      };
      const description = yield* writeWithModel(
        model,
        assignment,
        request.style,
        signal ? AbortSignal.any([limit, signal]) : limit,
      );
      return { description, writer: "model", isFallback: false };
    } catch (error) {
      signal?.throwIfAborted();
      if (!isCeiling(error)) {
        logError("the built-in writer stood in for the language model", error);
      }
    }
  }
  const description = writeDescription(facts, request);
  return { description, writer: "built_in", isFallback: model !== null };
}

// The counter already notifies the operator once a day.
const isCeiling = (error: unknown) => error instanceof ModelError && error.code === CEILING_REACHED;

export async function composeDescription(
  ...args: Parameters<typeof streamDescription>
): Promise<Composed> {
  const drafts = streamDescription(...args);
  let step = await drafts.next();
  while (!step.done) step = await drafts.next();
  return step.value;
}

// Accepts a first text that is true but imperfect if the second isn't better.
async function* writeWithModel(
  model: LanguageModel,
  assignment: Assignment,
  style: DescriptionStyle,
  signal: AbortSignal,
): AsyncGenerator<Draft, string> {
  const instructions = instructionsFor(style);
  const data = dataFor(assignment);
  const ask = (...more: ModelMessage[]) => {
    const question = { instructions, messages: [data, ...more], length: assignment.length };
    return readDrafts(readAnswer(model, question, signal), assignment);
  };
  const first = yield* ask();
  if (first.faults.length === 0) return first.text;
  yield { type: "draft", description: "" };
  try {
    const second = yield* ask(...complaintAbout(first.text, first.faults));
    if (areBearable(second.faults)) return second.text;
    yield { type: "draft", description: "" };
    throw unusable(second.faults);
  } catch (error) {
    if (areBearable(first.faults)) return first.text;
    throw error;
  }
}

function unusable(faults: readonly Fault[]): ModelError {
  const kinds = [...new Set(faults.map(({ kind }) => kind))].join(", ");
  return new ModelError("unusable", `The language model's text had faults again: ${kinds}.`);
}

// Yields the sentences that pass the checks, and stops at the first fault.
async function* readDrafts(
  answer: ReturnType<typeof readAnswer>,
  assignment: Assignment,
): AsyncGenerator<Draft, { text: string; faults: Fault[] }> {
  const most = MAX_OF_LENGTH[assignment.length];
  let raw = "";
  let draft = "";
  let step = await answer.next();
  try {
    for (; !step.done; step = await answer.next()) {
      raw += step.value;
      const text = tidy(raw);
      const whole = text.length > most ? text : wholeSentences(text);
      if (whole === draft) continue;
      draft = whole;
      const faults = findFaults(draft, assignment);
      if (faults.length > 0) return { text: draft, faults };
      yield { type: "draft", description: draft };
    }
  } finally {
    await answer.return({ isCutOff: false });
  }
  const text = tidy(raw);
  const { isCutOff } = step.value;
  return { text, faults: findFaults(text, assignment, { isComplete: true, isCutOff }) };
}
