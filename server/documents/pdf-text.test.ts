import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { makePdf, pdfOf, pdfOfPages, streamOf, writing } from "#tests/pdf.ts";
import { readPdfText } from "./pdf-text.ts";

const WORDS = "Roof of 2019";
const MEGABYTE = 1024 * 1024;

const read = (pdf: Buffer) => readPdfText(new Uint8Array(pdf));

/** Returns a stream that expands to this many megabytes of spaces, at about a kilobyte each. */
function growing(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(MEGABYTE, " "), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const pieces = Array.from({ length: megabytes }, () => piece);
  const whole = Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, Buffer.from([3, 0])]);
  return streamOf(whole, "/Filter /FlateDecode ");
}

it("reads the text of compressed pages", async () => {
  const page = deflateSync(Buffer.from(`BT /F1 24 Tf 72 700 Td (${WORDS}) Tj ET`));
  const pdf = pdfOfPages(streamOf(page, "/Filter /FlateDecode "), { pages: 2 });
  expect(await read(pdf)).toBe(`${WORDS}\n${WORDS}`);
});

it("runs no scripts", async () => {
  const script = "<< /S /JavaScript /JS (while \\(true\\) {}) >>";
  const catalog = `/OpenAction ${script} /AA << /WC ${script} >> `;
  expect(await read(pdfOfPages(writing(WORDS), { catalog }))).toBe(WORDS);
});

it("reads only the first 200 pages", async () => {
  const text = await read(pdfOfPages(writing(WORDS), { pages: 2000 }));
  expect(text.split("\n")).toHaveLength(200);
});

const ZEROS = "00".repeat(32);
const LOCK = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${ZEROS}> /U <${ZEROS}> >>`;

it.each([
  ["an empty file", Buffer.alloc(0)],
  ["an invalid PDF", Buffer.from("%PDF-1.7 and no more")],
  ["a truncated PDF", makePdf(WORDS).subarray(0, 150)],
  [
    "a password-protected PDF",
    pdfOfPages(writing(WORDS), { more: [LOCK], trailer: "/Encrypt 6 0 R /ID [<00> <00>] " }),
  ],
  [
    "a PDF with a cyclic page tree",
    pdfOf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 100000000 >>",
    ]),
  ],
])("returns no text for %s", async (_what, pdf) => {
  expect(await read(pdf)).toBe("");
});

it("returns the pages it read before time ran out", async () => {
  const work = Buffer.from(`BT /F1 24 Tf 72 700 Td (${WORDS}) Tj ET ${"q Q ".repeat(100_000)}`);
  const stream = streamOf(deflateSync(work), "/Filter /FlateDecode ");
  const pdf = new Uint8Array(pdfOfPages(stream, { pages: 200 }));
  const pages = (await readPdfText(pdf, { readingMs: 1_500, wholeMs: 60_000 })).split("\n");
  expect(pages.length).toBeLessThan(200);
  // A busy machine may not even start on the first page.
  for (const page of pages) expect(["", WORDS]).toContain(page);
});

it("gives up on a PDF that expands to gigabytes, without using that much memory", async () => {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  expect(await read(pdfOfPages(growing(2000)))).toBe("");
  clearInterval(watch);
  expect(most - before).toBeLessThan(700 * MEGABYTE);
});
