import * as fc from "fast-check";
import { type Call, specOf } from "#lib/contract/index.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import type { TestUser } from "#tests/factories.ts";
import { type Answer, checkAnswer, send } from "./exchange.ts";
import { sentBy } from "./schema-values.ts";

/** A browser tab with the description text that it last showed. */
export interface Tab {
  user: TestUser;
  shown: string;
}

export interface Done {
  action: Action;
  tab: Tab;
  answer: Answer;
  body: Record<string, unknown>;
  data: Record<string, unknown>;
}

const WRITES = [
  "POST /api/property",
  "POST /api/property/basics",
  "PATCH /api/property/basics",
  "POST /api/properties/features",
  "POST /api/properties/features/rewrite",
  "POST /api/properties/description",
  "POST /api/properties/description/accept",
  "PATCH /api/properties/description/kept-notes",
  "PATCH /api/steps/completions",
] as const satisfies Call[];

/** An action in a tab. `text` is what the person types, if anything. */
export interface Action {
  call: (typeof WRITES)[number];
  tab: number;
  text: string;
  /** Whether the tab reloads the current text first. */
  looks: boolean;
  body: Record<string, unknown>;
}

const year = fc.integer({ min: 1900, max: 2020 });
// A correction needs the accepted text, so a made-up one would only refuse the save.
const correction = fc.constant(undefined);
const HINTS = { yearBuilt: year, structuralRemodelYear: year, correction };

// Few, so that texts repeat, come from different people, or return.
const TEXTS = ["One.", "Two.", "Three.", "Four.", "Five."];

// Prefers calls that can conflict between two people.
const call = fc.oneof(
  fc.constantFrom(...WRITES),
  fc.constantFrom<Action["call"]>(
    "POST /api/properties/description",
    "PATCH /api/properties/description/kept-notes",
    "PATCH /api/property/basics",
  ),
);

export const actions = (tabs: number): fc.Arbitrary<Action> =>
  call.chain((call) =>
    fc.record({
      call: fc.constant(call),
      tab: fc.nat({ max: tabs - 1 }),
      text: fc.constantFrom(...TEXTS),
      looks: fc.boolean(),
      body: sentBy(specOf(call).input as never, HINTS) as fc.Arbitrary<Record<string, unknown>>,
    }),
  );

// The bodies that the description screen sends.
function bodyOf({ call, text, body }: Action, { shown }: Tab): Record<string, unknown> {
  switch (call) {
    case "POST /api/properties/description":
      return { description: text, replaces: shown };
    case "POST /api/properties/description/accept":
      return { description: shown || text };
    case "POST /api/properties/features/rewrite":
      return { ...body, currentDescription: text };
    default:
      return body;
  }
}

export async function perform(action: Action, tab: Tab): Promise<Done> {
  if (action.looks) tab.shown = await readDescription(tab.user);
  const body = bodyOf(action, tab);
  const answer = await send(action.call, tab.user, {
    params: {},
    query: "",
    body: JSON.stringify(body),
    contentType: "application/json",
  });
  checkAnswer(action.call, answer);
  const data = JSON.parse(answer.text) as Record<string, unknown>;
  if (answer.status < 300 && typeof data.description === "string") tab.shown = data.description;
  return { action, tab, answer, body, data };
}

export async function read<Data>(call: Call, user: TestUser, query = ""): Promise<Data> {
  const answer = await send(call, user, { params: {}, query, body: undefined, contentType: "" });
  checkAnswer(call, answer);
  return JSON.parse(answer.text) as Data;
}

async function readDescription(user: TestUser): Promise<string> {
  const latest = await read<Partial<LatestPropertyView>>("GET /api/properties/latest", user);
  return latest.generatedDescription ?? "";
}
