import { expect, it } from "vitest";
import { type Call, CONTRACT, specOf } from "#lib/contract/index.ts";
import { apiReference, curlOf, findCalls } from "./reference.ts";

const CALLS = apiReference().flatMap(({ calls }) => calls);
const named = (name: string) => CALLS.find(({ method, path }) => `${method} ${path}` === name)!;

it("lists each call that a token may make once, with its scope", () => {
  const listed = CALLS.map(({ method, path, scope }) => [`${method} ${path}`, scope]);
  const allowed = (Object.keys(CONTRACT) as Call[]).map((name) => [name, specOf(name).token]);
  expect(listed.toSorted()).toEqual(allowed.filter(([, scope]) => scope).toSorted());
  expect(new Set(CALLS.map(({ id }) => id)).size).toBe(CALLS.length);
});

it("describes a call with its request, response and errors, as a token sees them", () => {
  const { params, body, status, answer, refusals } = named(
    "PUT /api/listing/open-houses/{openHouseId}/notes",
  );
  expect(params.map(({ name, type }) => [name, type])).toEqual([["openHouseId", "UUID"]]);
  expect(body?.fields.map(({ name }) => name)).toEqual(["peopleCame", "notes", "revision"]);
  expect(status).toBe(200);
  expect(refusals.map(([refused]) => refused)).toEqual([
    400, 401, 403, 404, 409, 413, 415, 429, 503,
  ]);
  const ofHouse = answer?.fields.find(({ name }) => name === "openHouses")?.fields ?? [];
  expect(ofHouse.map(({ name }) => name)).toContain("visitors");
  expect(ofHouse.map(({ name }) => name)).not.toContain("invitationUrl");
});

it("shows each call as a valid shell command", () => {
  expect(curlOf(named("PUT /api/checklist/{item}"), "https://home.example")).toBe(
    [
      'curl -X PUT "https://home.example/api/checklist/{item}"',
      '-H "Authorization: Bearer $PORCHLIGHT_TOKEN"',
      '-H "Content-Type: application/json"',
      `-d '{"state":"missing"}'`,
    ].join(" \\\n  "),
  );
  for (const { example } of CALLS) if (example) expect(example).not.toContain("'");
});

it("finds calls by their words, in any order", () => {
  const found = findCalls(apiReference(), "DELETE  photo");
  expect(found.flatMap(({ calls }) => calls.map(({ path }) => path))).toContain(
    "/api/photos/{photoId}",
  );
  expect(findCalls(apiReference(), "nothing of the kind")).toEqual([]);
});
