import { expect, it } from "vitest";
import { APICallError } from "ai";
import { ModelError, toModelError } from "./model-error.ts";

const SECRET = "sk-secret 742 Evergreen Terrace";
const call = (statusCode?: number, cause?: unknown) =>
  new APICallError({
    message: SECRET,
    url: `https://user:${SECRET}@example.com`,
    requestBodyValues: { messages: SECRET },
    responseBody: SECRET,
    responseHeaders: { "x-key": SECRET },
    ...(statusCode !== undefined && { statusCode }),
    cause,
  });
const socket = Object.assign(new Error(SECRET), { code: "UND_ERR_SOCKET" });

it.each<[code: string, error: unknown]>([
  ["http_401", call(401)],
  ["http_429", call(429, new Error(SECRET))],
  ["http_503", new Error(SECRET, { cause: call(503) })],
  ["ECONNREFUSED", call(undefined, Object.assign(new Error(SECRET), { code: "ECONNREFUSED" }))],
  ["UND_ERR_SOCKET", call(200, new TypeError("terminated", { cause: socket }))],
  ["timeout", new DOMException(SECRET, "TimeoutError")],
  ["malformed", new SyntaxError(SECRET)],
  ["malformed", Object.assign(new Error(SECRET), { code: SECRET })],
  ["malformed", SECRET],
  ["malformed", undefined],
])("reports %s without the request or the response", (code, error) => {
  const known = toModelError(error);
  expect(known).toBeInstanceOf(ModelError);
  expect(known.code).toBe(code);
  expect(known.cause).toBeUndefined();
  expect(`${known.message} ${JSON.stringify(known)} ${known.stack}`).not.toContain("secret");
});

it("returns an existing ModelError unchanged", () => {
  const error = new ModelError("unusable", "Nothing to use.");
  expect(toModelError(new Error(SECRET, { cause: error }))).toBe(error);
});
