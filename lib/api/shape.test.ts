import { expect, it } from "vitest";
import { z } from "zod";
import { exampleOf, type Schema, type Shape, shapeOf } from "./shape.ts";

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as Schema;
const typeOf = (schema: z.ZodType) => shapeOf(jsonSchema(schema)).type;
const lines = ({ name, type, isRequired, fields }: Shape): unknown[] => [
  `${name ?? "-"}${isRequired ? "" : "?"}: ${type}`,
  ...fields.map(lines),
];

it.each([
  [z.string(), "text"],
  [z.string().min(1).max(60), "text, 1 to 60 characters"],
  [z.iso.datetime(), "date and time, like 2027-05-31T16:00:00Z"],
  [z.uuid().nullable(), "UUID, or null"],
  [z.int(), "whole number"],
  [z.number().min(0), "number, at least 0"],
  [z.boolean(), "true or false"],
  [z.enum(["read", "write"]), 'one of "read", "write"'],
  [z.array(z.string()).max(3), "list of text, at most 3"],
  [z.union([z.string(), z.number()]), "text or number"],
  [z.unknown(), "any value"],
])("describes a type in words (%#)", (schema, words) => {
  expect(typeOf(schema)).toBe(words);
});

it("describes objects, lists and unions by their fields", () => {
  const schema = z.object({
    rows: z.array(z.object({ id: z.uuid(), note: z.string().optional() })),
    byDay: z.record(z.string(), z.object({ from: z.string() })).nullable(),
    what: z.union([z.object({ price: z.int() }), z.object({ day: z.iso.date() })]),
  });
  expect(lines(shapeOf(jsonSchema(schema)))).toEqual([
    "-: object",
    ["rows: list of objects", ["id: UUID"], ["note?: text"]],
    ["byDay: object with named entries, or null", ["{name}: object", ["from: text"]]],
    [
      "what: one of these",
      ["Option 1: object", ["price: whole number"]],
      ["Option 2: object", ["day: date, like 2027-05-31"]],
    ],
  ]);
});

it("makes an example that matches its schema", () => {
  const schema = z.object({
    state: z.enum(["on", "off"]),
    price: z.int().min(5),
    day: z.iso.date(),
    note: z.string().optional(),
    room: z.object({ key: z.literal("kitchen") }).nullable(),
    tags: z.array(z.string()).min(1),
  });
  const example = exampleOf(jsonSchema(schema));
  expect(schema.safeParse(example).error).toBeUndefined();
  expect(example).not.toHaveProperty("note");
});
