import path from "node:path";
import { expect } from "vitest";
import { splitCall } from "#lib/contract/call.ts";
import { type Call, CONTRACT, specOf } from "#lib/contract/index.ts";
import { statusesOf } from "#lib/contract/openapi.ts";
import { readBody } from "#tests/api.ts";
import { signIn, type TestUser } from "#tests/factories.ts";
import { type Household, idsOf, isOf } from "./household.ts";
import type { FuzzRequest } from "./requests.ts";
import { takeChanges } from "./rows.ts";

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

let clients = 0;

/** Returns an unused client address, so that no request uses up another's rate limit. */
const newAddress = () => `10.${(++clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;

async function handlerOf(call: Call): Promise<Handler> {
  const { method, path: address } = splitCall(call);
  const folder = address.replace(/\{(\w+)\}/g, "[$1]");
  const file = path.resolve(`app${folder}/route.ts`);
  const handlers = (await import(/* @vite-ignore */ file)) as Record<string, Handler>;
  return handlers[method] as Handler;
}

export async function send(
  call: Call,
  user: TestUser | null,
  { params, query, body, contentType, headers }: FuzzRequest,
): Promise<Answer> {
  const { method, path: address } = splitCall(call);
  const url = new URL(`http://localhost:3000${address.replace(/[{}]/g, "")}`);
  url.search = query;
  const request = new Request(url, {
    method,
    headers: {
      host: "localhost:3000",
      "x-forwarded-for": newAddress(),
      ...(contentType && { "content-type": contentType }),
      ...(user && { cookie: await signIn(user) }),
      ...headers,
    },
    ...(body !== undefined && method !== "GET" && { body }),
  });
  const handler = await handlerOf(call);
  const response = await handler(request, { params: Promise.resolve(params) });
  return { status: response.status, headers: response.headers, text: await readBody(response) };
}

// Internal details that no response should show: stacks, SQL, constraints, paths and zod's messages.
const INTERNAL =
  /\bat .+:\d+|node_modules|\b(select|insert into|update|delete from) .+\b(from|values|set|where)\b|_unique\b|violates|Error:|ECONN|Invalid (input|option|string|key|uuid)|Too (big|small)|expected .+ received|\[object|undefined\b/i;

const EMPTY = { params: {}, query: "", body: undefined, contentType: "" };

export function checkAnswer(call: Call, { status, headers, text }: Answer): void {
  const spec = specOf(call);
  expect(statusesOf(call), `${call} answered ${status} ${text}`).toContain(status);
  expect(headers.get("cache-control")).toContain("no-store");
  if (spec.redirects && status === 302) {
    expect(headers.get("location")).toMatch(/^\/(?!\/)|^https:\/\/www\.facebook\.com\//);
  } else if (status >= 400) {
    const { error, fields, conflict, ...more } = JSON.parse(text) as {
      error: string;
      fields?: Record<string, string>;
      conflict?: unknown;
    };
    expect(more).toEqual({});
    // Only where somebody else saved meanwhile.
    if (status !== 409) expect(conflict).toBeUndefined();
    for (const message of [error, ...Object.values(fields ?? {})]) {
      expect(message).toEqual(expect.any(String));
      expect(message).toMatch(/\S/);
      expect(message).not.toMatch(INTERNAL);
    }
  } else if (status === 204) {
    expect(text).toBe("");
  } else if (spec.lines) {
    for (const line of text.trimEnd().split("\n")) spec.lines.parse(JSON.parse(line));
  } else if (spec.output) {
    expect(spec.output.parse(JSON.parse(text))).toEqual(JSON.parse(text));
  } else {
    // A file or a page, whose response has its own type.
    expect(headers.get("content-type")).toMatch(/^[a-z]+\/[a-z+]+/);
  }
}

// Refusals that still save something, and say so.
const KEEPS_SOMETHING = new Map<Call, readonly number[]>([
  ["POST /api/properties/description", [409]],
  ["POST /api/get-or-create-subscription", [409]],
]);

/** Returns the read at a write's path if both return the same data. */
function readOf(call: Call): Call | null {
  const read = `GET ${splitCall(call).path}` as Call;
  const { output } = specOf(call);
  return read !== call && output && read in CONTRACT && specOf(read).output === output
    ? read
    : null;
}

/**
 * Sends a request and checks the response against the contract. Also checks that it changed only the
 * sender's data and shows nothing of other accounts.
 */
export async function exchange(
  call: Call,
  user: TestUser | null,
  request: FuzzRequest,
  others: Household,
): Promise<Answer> {
  await takeChanges();
  const answer = await send(call, user, request);
  checkAnswer(call, answer);
  const changed = (await takeChanges()).filter((row) => !isNewSession(row, user));
  expect(changed.filter((row) => isOf(others, row))).toEqual([]);
  const namesOthers = Object.values(request.params).some((value) => idsOf(others).includes(value));
  if (namesOthers) expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.text).not.toContain(others.mark);

  const isRefused = answer.status >= 400 && !KEEPS_SOMETHING.get(call)?.includes(answer.status);
  if (isRefused || splitCall(call).method === "GET") expect(changed).toEqual([]);
  const read = readOf(call);
  if (read && answer.status < 300) {
    expect(JSON.parse((await send(read, user, { ...EMPTY, params: request.params })).text)).toEqual(
      JSON.parse(answer.text),
    );
  }
  return answer;
}

// `send` logs its user in first.
const isNewSession = (row: string, user: TestUser | null) =>
  user !== null && row.startsWith("sessions ") && row.includes(user.id);
