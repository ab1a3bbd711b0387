import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { connect, database } from "#db/client.ts";
import { contractors } from "#db/schema/index.ts";
import { env } from "#server/env.ts";
import { LIMITS } from "#tests/limits.ts";
import { admin, MAIN } from "#tests/admin.ts";
import { NODE_FLAGS } from "../../root.ts";

const COMMAND = [...NODE_FLAGS, MAIN, "import", "contractors"];
const HEADER = "name,address_line_1,address_line_2,city,state,phone_number,contractor_type";
const FIRST = "Clear Panes,5 Mill Rd,,Eugene,OR,(541) 555-0101,1";
const SECOND = '"Beta ""B"" Lawns, Inc.",7 Oak St,Suite 2,Salem,Oregon,541-555-0102 x4,landscaping';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "porchlight-import-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => database().execute(sql`truncate contractors restart identity`));

async function run(...args: string[]) {
  const { code, out, err } = await admin("import", "contractors", ...args);
  return { code, lines: [...err, ...out] };
}

async function fileOf(...lines: (string | Buffer)[]): Promise<string> {
  const file = path.join(folder, "contractors.csv");
  await writeFile(
    file,
    Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from("\n")])),
  );
  return file;
}

const stored = () =>
  database()
    .select({
      id: contractors.id,
      name: contractors.name,
      addressLine2: contractors.addressLine2,
      city: contractors.city,
      phoneNumber: contractors.phoneNumber,
      type: contractors.contractorTypeId,
      isDemo: contractors.isDemo,
      updatedAt: contractors.updatedAt,
    })
    .from(contractors)
    .orderBy(asc(contractors.id));
const countStored = () => database().$count(contractors);

describe("a good file", () => {
  it("is stored, and changes nothing when imported again", async () => {
    const file = await fileOf(`\ufeff${HEADER}`, FIRST, "", SECOND);
    expect(await run(file)).toEqual({
      code: 0,
      lines: ["Added: 2. Changed: 0. Already there: 0."],
    });
    const rows = await stored();
    expect(rows).toMatchObject([
      { name: "Clear Panes", addressLine2: null, phoneNumber: "(541) 555-0101", type: 1 },
      { name: 'Beta "B" Lawns, Inc.', addressLine2: "Suite 2", city: "Salem", type: 3 },
    ]);

    expect((await run(file)).lines).toEqual(["Added: 0. Changed: 0. Already there: 2."]);
    expect(await stored()).toEqual(rows);
  });

  it("updates a business, replaces demonstration data, and removes no others", async () => {
    await database()
      .insert(contractors)
      .values(
        ["Clear Panes", "Stays"].map((name) => ({
          name,
          addressLine1: "5 Mill Rd",
          city: "Eugene",
          state: "OR",
          phoneNumber: "(541) 555-0100",
          contractorTypeId: 1,
          isDemo: true,
        })),
      );
    const file = await fileOf(HEADER, "CLEAR PANES,5 Mill Rd.,,eugene,Oregon,(541) 555-0101,1");
    expect((await run(file)).lines).toEqual(["Added: 0. Changed: 1. Already there: 0."]);
    expect(await stored()).toMatchObject([
      { id: 1, name: "CLEAR PANES", phoneNumber: "(541) 555-0101", isDemo: false },
      { id: 2, name: "Stays", phoneNumber: "(541) 555-0100", isDemo: true },
    ]);
  });

  it("counts a repeated business once", async () => {
    const file = await fileOf(HEADER, FIRST, SECOND, FIRST.toUpperCase());
    expect((await run(file)).lines).toEqual([
      "Added: 2. Changed: 0. Already there: 0. Repeated in the file: 1.",
    ]);
    expect((await stored())[0]).toMatchObject({ name: "Clear Panes" });
  });

  it("isn't stored with --dry-run", async () => {
    const file = await fileOf(HEADER, FIRST, SECOND);
    expect(await run(file, "--dry-run")).toEqual({
      code: 0,
      lines: ["Would add: 2. Would change: 0. Already there: 0."],
    });
    expect(await countStored()).toBe(0);
  });

  it.each(["latin1", "utf16le"] as const)("can be in %s", async (encoding) => {
    const rows = `${HEADER}\nPiñon Lawns,5 Mill Rd,,Cañon City,CO,(541) 555-0101,3\n`;
    const mark = encoding === "utf16le" ? "\ufeff" : "";
    const file = path.join(folder, "contractors.csv");
    await writeFile(file, Buffer.from(mark + rows, encoding));
    expect((await run(file)).code).toBe(0);
    expect(await stored()).toMatchObject([{ name: "Piñon Lawns", city: "Cañon City" }]);
  });

  it("can have only its header", async () => {
    const file = await fileOf(HEADER);
    expect((await run(file)).lines).toEqual(["Added: 0. Changed: 0. Already there: 0."]);
  });

  it("can be the example from the documentation", async () => {
    const { code } = await run(path.resolve("docs/contractors-example.csv"));
    expect(code).toBe(0);
    expect(await countStored()).toBeGreaterThanOrEqual(3);
  });
});

describe("a file with bad rows", () => {
  it("lists each bad row's line and reason, and stores nothing", async () => {
    const file = await fileOf(
      HEADER,
      FIRST,
      ",,,,,,",
      "Short Row,1 A St,,Eugene",
      "Long Row,1 A St,,Eugene,OR,(541) 555-0103,1,more",
      "",
      '"Over two\nlines",1 A St,,Eugene,OR,call us,1',
      "No Such Type,1 A St,,Eugene,OR,(541) 555-0103,Plumbing",
      `${"x".repeat(201)},1 A St,,Eugene,OR,(541) 555-0103,1`,
      "Nul\0,1 A St,,Eugene,OR,(541) 555-0103,1",
      Buffer.concat([
        Buffer.from("Latin S"),
        Buffer.from([0x81]),
        Buffer.from("o,1 A St,,B,OR,5415550103,1"),
      ]),
      FIRST.replace("0101", "0199"),
      SECOND,
      '"Quoted" Word,1 A St,,Eugene,OR,(541) 555-0103,1',
      ",,,,,,",
    );
    const { code, lines } = await run(file);
    expect(code).toBe(1);
    expect(lines).toEqual([
      "line 3: name is missing; address_line_1 is missing; city is missing; state is missing; phone_number is missing; contractor_type is missing",
      "line 4: has 4 values where the first line has 7",
      "line 5: has 8 values where the first line has 7",
      expect.stringMatching(/^line 7: phone_number must have 10 to 15 digits/),
      'line 9: contractor_type "Plumbing" must be one of 1 (Cleaning Services), 2 (Contractors), 3 (Landscaping)',
      "line 10: name must be at most 200 characters",
      "line 11: name contains a character we can't save",
      "line 12: has characters we can't read. Save the file as UTF-8",
      "line 13: is the same business as line 2, with a different phone_number",
      expect.stringMatching(
        /^line 15: has a misplaced quotation mark .*; nothing after it was read$/,
      ),
      "Nothing was imported: 10 rows can't be imported (see above).",
    ]);
    expect(await countStored()).toBe(0);
  });

  it("reports where an unclosed quotation mark opened", async () => {
    const rows = Array.from({ length: 2000 }, () => FIRST);
    const file = await fileOf(HEADER, FIRST, `"Open,1 A St,,Eugene,OR,(541) 555-0103,1`, ...rows);
    expect((await run(file)).lines).toEqual([
      "line 3: is longer than 64 KB, so a quotation mark is probably never closed; nothing after it was read",
      "Nothing was imported: 1 row can't be imported (see above).",
    ]);
  });

  it("lists the first hundred and counts the rest", async () => {
    const file = await fileOf(HEADER, ...Array.from({ length: 1234 }, () => ",,,,,,"));
    const { code, lines } = await run(file, "--dry-run");
    expect([code, lines.length]).toEqual([1, 102]);
    expect(lines[99]).toMatch(/^line 101: name is missing/);
    expect(lines.slice(100)).toEqual([
      "and 1,134 more",
      "Nothing was imported: 1,234 rows can't be imported (see above).",
    ]);
  });

  it.each([
    [["name,city"], /^The first line must list the column names. Missing: address_line_1, state,/],
    [[], /is empty\.$/],
  ])("reports what is wrong with the file itself (%#)", async (lines, sentence) => {
    const answer = await run(await fileOf(...lines));
    expect(answer).toEqual({ code: 1, lines: [expect.stringMatching(sentence)] });
  });

  it("reports that the file is missing", async () => {
    const { code, lines } = await run(path.join(folder, "nowhere.csv"));
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/nowhere\.csv can't be read: ENOENT/)],
    ]);
  });
});

describe("an import that is killed", () => {
  const rows = Array.from(
    { length: 21_000 },
    (_, index) => `Business ${index},${index} Oak St,,Salem,OR,(541) 555-0102,1`,
  );
  const importsRunning = async () => {
    const [row] = await database().execute<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state <> 'idle' and query ~ '(staged|contractors)'
        and pid <> pg_backend_pid()`);
    return row?.count;
  };

  it("while reading leaves nothing behind", async () => {
    const pipe = path.join(folder, "pipe.csv");
    execFileSync("mkfifo", [pipe]);
    const child = spawn(process.execPath, [...COMMAND, pipe], { stdio: "ignore" });
    const end = await open(pipe, "w");
    // Far more than a pipe and its buffers can contain, so most of it has reached the database.
    await end.writeFile([HEADER, ...rows].join("\n"));
    await vi.waitFor(async () => expect(await importsRunning()).toBe(1), {
      timeout: LIMITS.condition,
    });
    child.kill("SIGKILL");
    await once(child, "close");
    await end.close();
    await vi.waitFor(async () => expect(await importsRunning()).toBe(0), {
      timeout: LIMITS.condition,
    });
    expect(await countStored()).toBe(0);
  });

  it("while storing leaves nothing behind, and can be run again", async () => {
    // The second batch stops at a row that waits for this test's lock.
    await database().execute(sql`
      create function stop_at_row() returns trigger language plpgsql as $$
      begin
        if new.name = 'Business 20500' then perform pg_advisory_xact_lock(815); end if;
        return new;
      end $$`);
    await database().execute(sql`
      create trigger stop_at_row before insert on contractors
      for each row execute function stop_at_row()`);
    const { client: holder } = connect(env().DATABASE_URL ?? "", { max: 1 });
    await holder`select pg_advisory_lock(815)`;
    const waiting = async () =>
      (
        await holder`select 1 from pg_locks where locktype = 'advisory' and objid = 815 and not granted`
      ).count;

    const file = await fileOf(HEADER, ...rows);
    const child = spawn(process.execPath, [...COMMAND, file], { stdio: "ignore" });
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: LIMITS.condition });
    child.kill("SIGKILL");
    await once(child, "close");
    await holder`select pg_advisory_unlock(815)`;
    await holder.end();
    await vi.waitFor(async () => expect(await importsRunning()).toBe(0), {
      timeout: LIMITS.condition,
    });
    expect(await countStored()).toBe(0);

    expect((await run(file)).lines).toEqual(["Added: 21,000. Changed: 0. Already there: 0."]);
  });
});
