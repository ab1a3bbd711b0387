import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors.ts";
import { reportFailure } from "./route.ts";

const failedQuery = (code: string) =>
  new Error("Failed query: insert into homes", {
    cause: Object.assign(new Error("could not extend file base/1/2"), { code }),
  });

it.each([
  ["the disk is full", "53100", "can't save changes right now"],
  ["the disk can't be written to", "58030", "can't save changes right now"],
  ["the database is read-only after a failover", "25006", "can't save changes right now"],
  ["the database is starting up", "57P03", "can't reach its database right now"],
  ["a pooler has no server for us", "08P01", "can't reach its database right now"],
])("returns 503 with a readable message when %s", (_, code, sentence) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const known = reportFailure(failedQuery(code));
  expect(known.status).toBe(503);
  expect(known.message).toContain(sentence);
  expect(known.message).not.toMatch(/base\/1|insert|homes/);
  expect(log).toHaveBeenCalledOnce();
});

it("keeps the message of an error thrown before the query was sent", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const refused = new AppError("unavailable", "This is a preview.");
  const wrapped = new Error("Failed query: select 1", { cause: refused });
  expect(reportFailure(wrapped)).toBe(refused);
  expect(log).toHaveBeenCalledOnce();
});

it.each([
  "/visits/{}",
  "/messages/{}",
  "/offers/{}",
  "/visits/{}/calendar.ics",
  "/showing-answers/an-id.another-id.{}",
])("logs a failure without the secret in its path: %s", (path) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const secret = "Ab-_9".repeat(9);
  reportFailure(failedQuery("53100"), new Request(`http://localhost${path.replace("{}", secret)}`));
  const line = String(log.mock.calls[0]?.[0]);
  expect(line).toContain(path.replace("{}", "{secret}"));
  expect(line).not.toContain(secret);
});
