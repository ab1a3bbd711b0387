import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { database } from "#db/client.ts";
import { operatorActions } from "#db/schema/index.ts";
import { admin, runAdmin } from "#tests/admin.ts";
import { createUser } from "#tests/factories.ts";
import { COMMANDS } from "./commands.ts";

const actions = () => database().select().from(operatorActions).orderBy(operatorActions.id);

it("lists all commands, and explains each", async () => {
  const { code, out } = await runAdmin("--help");
  expect(code).toBe(0);
  for (const [name, { summary, changes }] of Object.entries(COMMANDS)) {
    expect(out.join("\n")).toMatch(new RegExp(`  ${name} +${summary.slice(0, 10)}`));
    const help = await admin(...name.split(" "), "--help");
    expect(help.out[0]).toMatch(new RegExp(`^Usage: npm run admin -- ${name}`));
    expect(help.out.join().includes("--dry-run")).toBe(changes);
  }
});

it.each([
  [[], /^Usage: npm run admin -- COMMAND/],
  [["sack"], /^Unknown command “sack”/],
  [["jobs"], /^Unknown command “jobs”/],
  [["constructor"], /^Unknown command “constructor”/],
  [["find"], /^EMAIL is missing\./],
  [["find", "a@example.com", "b"], /^Unexpected argument “b”/],
  [["find", "a@example.com", "--dry-run"], /^Unknown option '--dry-run'/],
  [["jobs", "retry", "--queue", "post"], /^--queue must be one of mail,/],
  [["delete"], /^EMAIL is missing\./],
  [["end-sessions", "--everyone", "a@example.com"], /^Unexpected argument “a@example.com”/],
  [["log", "--last", "0"], /^--last must be a whole number/],
])("refuses %j and shows the usage", async (args, sentence) => {
  const { code, out, err } = await admin(...args);
  expect([code, out]).toEqual([2, []]);
  expect(err[0]).toMatch(sentence);
  expect(err.join("\n")).toContain("Usage: npm run admin");
});

it("exits the process with 2 for wrong arguments", async () => {
  expect((await runAdmin("sack")).code).toBe(2);
  expect((await runAdmin("take-down", "a-slug")).code).toBe(2);
});

it("explains in one sentence that the database can't be used", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://kim:a-password@127.0.0.1:1/homes");
  const { code, err } = await runAdmin("usage");
  expect([code, err]).toEqual([
    1,
    [
      "Can't use the database kim@127.0.0.1:1/homes (connection refused). Correct DATABASE_URL, or start the server.",
    ],
  ]);
});

it("imports a complete house price index or nothing", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "price-index-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "index.csv");
  const before = await readFile("lib/us/house-price-index.ts", "utf8");
  await writeFile(file, "state,year,quarter,index\nAL,2024,1,100.5\nAL,2024,2,101\n");
  const dry = await admin("import", "price-index", file, "--dry-run");
  expect(dry.out).toEqual(["Would write to lib/us/house-price-index.ts: 1 states, 2 quarters."]);
  await writeFile(file, "AL,2024,1,100.5\nAL,2024,2,101\nAK,2024,1,99\n");
  const short = await admin("import", "price-index", file);
  expect(short).toMatchObject({
    code: 1,
    err: [expect.stringContaining("missing the value of a quarter for AK")],
  });
  expect((await admin("import", "price-index", `${file}.gone`)).err[0]).toMatch(/can't be read/);
  expect(await readFile("lib/us/house-price-index.ts", "utf8")).toBe(before);
});

it("logs each run: who, what and the outcome", async () => {
  await database().delete(operatorActions);
  const { email } = await createUser();
  await admin("end-sessions", email, "--dry-run", "--operator", "kim");
  await admin("find", "nobody@example.com", "--operator=kim");
  await admin("find");
  expect(await actions()).toMatchObject([
    {
      ...{ operator: "kim", command: "end-sessions", outcome: "succeeded", isDryRun: true },
      arguments: [email, "--dry-run"],
    },
    { operator: "kim", command: "find", outcome: "refused", isDryRun: false },
    { command: "find", arguments: [], outcome: "refused" },
  ]);
  const { out } = await admin("log", "--last", "4");
  expect(out).toHaveLength(4);
  expect(out[0]).toContain(`kim  succeeded  end-sessions ${email} --dry-run`);
});
