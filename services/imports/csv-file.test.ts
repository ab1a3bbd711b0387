import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CsvRecord, detectDelimiter, MisquotedError, readCsv } from "./csv-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "csv-file-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(content: string): Promise<string> {
  const file = path.join(folder, "file.csv");
  await writeFile(file, content);
  return file;
}

it("gives each record with the lines on which it begins and ends", async () => {
  const file = await write('\uFEFFa,b\r\n\r\n"one\r\ntwo\nthree",2\r\n3,4');
  const read: CsvRecord[] = [];
  for await (const batch of readCsv(file, { delimiter: "," })) read.push(...batch);
  expect(read).toEqual([
    { values: ["a", "b"], firstLine: 1, lastLine: 1 },
    { values: ["one\r\ntwo\nthree", "2"], firstLine: 3, lastLine: 5 },
    { values: ["3", "4"], firstLine: 6, lastLine: 6 },
  ]);
});

it("says how far it has come, by rows and by bytes", async () => {
  const file = await write(`a,b\n${"1,2\n".repeat(60_000)}`);
  const progress: { rows: number; part: number; isDone: boolean }[] = [];
  let records = 0;
  for await (const batch of readCsv(file, { delimiter: "," }, (step) => progress.push(step))) {
    records += batch.length;
  }
  expect(records).toBe(60_001);
  expect(progress[0]).toMatchObject({ rows: 1000, isDone: false });
  expect(progress[0]?.part).toBeGreaterThan(0);
  expect(progress[0]?.part).toBeLessThan(1);
  expect(progress.at(-1)).toEqual({ rows: 60_000, part: 1, isDone: true });
});

it("gives the records before a misquoted one, then names its line", async () => {
  const file = await write('a,b\n1,2\n"3" and more,4\n5,6\n');
  const read: CsvRecord[] = [];
  const reading = async () => {
    for await (const batch of readCsv(file, { delimiter: "," })) read.push(...batch);
  };
  const error = await reading().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MisquotedError);
  expect(error).toMatchObject({
    line: 3,
    reason: expect.stringMatching(/^has a misplaced quotation mark/),
    message: expect.stringMatching(
      /file\.csv can't be read: line 3 has a misplaced quotation mark/,
    ),
  });
  expect(read.map(({ values }) => values[0])).toEqual(["a", "1"]);
});

it.each([
  ["a,b;c;d", ";"],
  ["a\tb,c\td", "\t"],
  ["a|b", "|"],
  ["a", ","],
])("parts %j by %j", async (header, delimiter) => {
  expect(await detectDelimiter(await write(`${header}\n1,2,3,4`))).toBe(delimiter);
});
