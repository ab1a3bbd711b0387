import { expect, it, vi } from "vitest";
import { api, ApiError, errorMessage } from "./client.ts";

const ID = "1a2b3c4d-0000-4000-8000-000000000000";

async function messageOf(status: number, headers: Record<string, string>, body: unknown) {
  vi.stubGlobal("fetch", async () => Response.json(body, { status, headers }));
  const error = await api("GET /api/property").catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ApiError);
  return errorMessage(error, "It failed.");
}

it.each([
  [500, { error: "Something went wrong." }, "Something went wrong. Reference: 1a2b3c4d"],
  [503, {}, "It failed. Reference: 1a2b3c4d"],
  [404, { error: "There is nothing here." }, "There is nothing here."],
  [429, { error: "Please wait." }, "Please wait."],
])("for status %s with %j, shows: %s", async (status, body, message) => {
  expect(await messageOf(status, { "X-Request-Id": ID }, body)).toBe(message);
});

it("shows a proxy's ID unchanged, and no reference without one", async () => {
  const body = { error: "It broke." };
  expect(await messageOf(500, { "X-Request-Id": "edge-4711:a" }, body)).toBe(
    "It broke. Reference: edge-4711:a",
  );
  expect(await messageOf(500, {}, body)).toBe("It broke.");
});
