import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import { call } from "#tests/api.ts";
import { createUser, signIn } from "#tests/factories.ts";
import { NODE_FLAGS } from "./root.ts";

const SCRIPT = path.resolve("scripts/end-sessions.ts");

/** Runs the command as an operator does: what it says. */
async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, SCRIPT, ...args]);
  return stdout.trim();
}

const statusOf = async (cookie: string) => (await call(currentUser, "GET", { cookie })).status;

it("signs the named person out everywhere, and nobody else", async () => {
  const [person, other] = [await createUser(), await createUser()];
  const cookies = [await signIn(person), await signIn(person), await signIn(other)];
  expect(await run(person.email.toUpperCase())).toBe("2 sessions ended.");
  expect(await Promise.all(cookies.map(statusOf))).toEqual([401, 401, 200]);
});

it("signs everybody out where that is asked for", async () => {
  const cookies = [await signIn(await createUser()), await signIn(await createUser())];
  expect(await run("--everyone")).toMatch(/^\d+ sessions ended\.$/);
  expect(await Promise.all(cookies.map(statusOf))).toEqual([401, 401]);
});

it.each([[[]], [["nobody"]], [["a@example.com", "--everyone"]], [["--all"]]])(
  "ends nothing for %j",
  async (args) => {
    const cookie = await signIn(await createUser());
    await expect(run(...args)).rejects.toMatchObject({ stderr: expect.stringContaining("Usage") });
    expect(await statusOf(cookie)).toBe(200);
  },
);
