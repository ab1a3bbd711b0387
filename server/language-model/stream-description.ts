import "server-only";
import type { LanguageModel, ModelMessage } from "ai";
import { writeBuiltIn, type WriteRequest } from "#lib/description/writer/write-built-in.ts";
import { collectFacts, type DescribedProperty } from "#lib/description/facts.ts";
import { logError } from "#server/log.ts";
import { withKnownPlace } from "#server/place-names/known-places.ts";
import type { DescriptionStyle, StreamEvent } from "#lib/schemas/description.ts";
import { readAnswer } from "./answer.ts";
import { areBearable, type Assignment, type Fault, findFaults, MAX_CHARACTERS } from "./faults.ts";
import { configuredModel } from "./language-model.ts";
import { CEILING_REACHED, ModelError } from "./model-error.ts";
import { complaintAbout, dataFor, instructionsFor, shareableFacts } from "./prompt.ts";
import { tidy, wholeSentences } from "./text.ts";

// For both attempts at one text together.
const TIME_LIMIT_MS = 20_000;

// The whole of a text so far, checked; it takes the place of the draft before it.
type Draft = Extract<StreamEvent, { type: "draft" }>;
type Composed = Omit<Extract<StreamEvent, { type: "done" }>, "type">;

interface StreamRequest extends WriteRequest {
  signal?: AbortSignal;
}

/**
 * The description of a property, from exactly what was entered: by the language model where one is
 * configured, and by the built-in writer where there is none, or where the model fails, takes too
 * long or twice writes what can't be used. Nothing is yielded or returned that the checks would
 * flag; a failure of the model is logged, once, and a ceiling that is reached is none.
 *
 * @returns yields drafts as whole sentences come in, "" where they start anew, and returns the text
 * @throws the signal's reason once it is aborted, and nothing else
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
  const description = writeBuiltIn(facts, request);
  return { description, writer: "built_in", isFallback: model !== null };
}

// Of the ceiling the operator is told once a day, where it is counted.
const isCeiling = (error: unknown) => error instanceof ModelError && error.code === CEILING_REACHED;

export async function composeDescription(
  ...args: Parameters<typeof streamDescription>
): Promise<Composed> {
  const drafts = streamDescription(...args);
  let step = await drafts.next();
  while (!step.done) step = await drafts.next();
  return step.value;
}

// A first text that is true and could be better is taken where nothing better comes.
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

// Passes on what stands the checks, sentence by sentence, and stops at the first fault.
async function* readDrafts(
  answer: ReturnType<typeof readAnswer>,
  assignment: Assignment,
): AsyncGenerator<Draft, { text: string; faults: Fault[] }> {
  const most = MAX_CHARACTERS[assignment.length];
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
