import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv as parseEnvFile } from "node:util";
import { expect, test } from "vitest";
import { envSchema, INTERNAL_VARIABLES, parseEnv } from "#server/env.ts";
import { ROOT } from "../root.ts";

const text = readFileSync(path.join(ROOT, ".env.example"), "utf8");
const variables = parseEnvFile(text);

test(".env.example lists every variable, and no others", () => {
  const known = Object.keys(envSchema.shape).filter((name) => !INTERNAL_VARIABLES.includes(name));
  expect(Object.keys(variables).sort()).toEqual(known.sort());
});

test("every group of variables has a comment", () => {
  for (const group of text.trim().split("\n\n")) expect(group).toMatch(/^# /);
});

test("an unedited copy of .env.example changes nothing", () => {
  expect(parseEnv(variables)).toEqual(parseEnv({}));
});
