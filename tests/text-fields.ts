import { z } from "zod";
import { isByVisitor } from "#lib/contract/call.ts";
import { type Call, CONTRACT, specOf } from "#lib/contract/index.ts";
import { contractorRow } from "#lib/schemas/contractors.ts";
import { inquiryInput } from "#lib/schemas/inquiries.ts";
import {
  showingCancelInput,
  showingFeedbackInput,
  showingRequestInput,
  showingTimeInput,
} from "#lib/schemas/showings.ts";

/** A field that can contain free text. */
export interface TextField {
  name: string;
  field: z.ZodType;
  schema: z.ZodType;
  /** Builds an input with a text in this field and only the discriminators of the others. */
  with: (text: string) => unknown;
}

type Place = Pick<TextField, "field" | "with"> & { path: string };

const OTHERS: Readonly<Record<string, z.ZodType>> = {
  "the form of a question": inquiryInput,
  "the form of a showing": showingRequestInput,
  "the form of another time": showingTimeInput,
  "the form of a cancellation": showingCancelInput,
  "the form of feedback": showingFeedbackInput,
  "a file of contractors": contractorRow,
};

const CHOSEN: ReadonlySet<string> = new Set(["boolean", "enum", "literal", "null"]);

function coreOf(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return coreOf(schema.unwrap() as z.ZodType);
  }
  if (!(schema instanceof z.ZodPipe)) return schema;
  const { in: before, out } = schema;
  return coreOf((before instanceof z.ZodTransform ? out : before) as z.ZodType);
}

function placesIn(field: z.ZodType, path = ""): Place[] {
  const core = coreOf(field);
  if (core instanceof z.ZodObject) {
    const shape = Object.entries(core.shape) as [string, z.ZodType][];
    const kind = Object.fromEntries(
      shape.flatMap(([name, of]) =>
        of instanceof z.ZodLiteral ? [[name, [...of.values][0]]] : [],
      ),
    );
    return shape.flatMap(([name, of]) =>
      placesIn(of, path ? `${path}.${name}` : name).map((place) => ({
        ...place,
        with: (text) => ({ ...kind, [name]: place.with(text) }),
      })),
    );
  }
  if (core instanceof z.ZodArray) {
    const places = placesIn(core.element as z.ZodType, `${path}[]`);
    return places.map((place) => ({ ...place, with: (text) => [place.with(text)] }));
  }
  if (core instanceof z.ZodUnion) {
    return (core.options as z.ZodType[]).flatMap((option) => placesIn(option, path));
  }
  return CHOSEN.has(core.type) ? [] : [{ path, field, with: (text) => text }];
}

function schemasOf(call: Call): z.ZodType[] {
  const { input, query, params } = specOf(call);
  const bodies = input && isByVisitor(input) ? [input.signedOut, input.signedIn] : [input];
  return [...bodies, query, params].filter((schema) => schema !== undefined);
}

/** Every such field of the contract, of the public pages' forms and of imported contractors. */
export function textFields(): TextField[] {
  const calls = (Object.keys(CONTRACT) as Call[]).flatMap((call) =>
    schemasOf(call).map((schema) => [call, schema] as const),
  );
  return [...calls, ...Object.entries(OTHERS)].flatMap(([owner, schema]) =>
    placesIn(schema).map(({ path, ...place }) => ({ ...place, name: `${owner}: ${path}`, schema })),
  );
}
