import { Buffer } from "node:buffer";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";

async function decode(bytes: Buffer, chunkBytes = bytes.length): Promise<string> {
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += chunkBytes) {
      yield bytes.subarray(start, start + chunkBytes);
    }
  }
  return text(decodeText(chunks()));
}

const latin1 = (text: string) => Buffer.from(text, "latin1");
const TABLE = "city,street\nCañon City,Piñon Dr\r\nŽatec,日本 🏡\n";
const WINDOWS = "city,street\nCañon City,Piñon Dr\r\nO\x92Brien\x80,\x93Elm\x94\n";

const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

describe.each([1, 2, 3, 7, 4096])("text in chunks of %i bytes", (chunkBytes) => {
  it.each([
    ["UTF-8", Buffer.from(TABLE)],
    ["UTF-16 little endian", Buffer.from(`\uFEFF${TABLE}`, "utf16le")],
    ["UTF-16 big endian", swapped(Buffer.from(`\uFEFF${TABLE}`, "utf16le"))],
    ["UTF-16 little endian without a mark", Buffer.from(TABLE, "utf16le")],
    ["UTF-16 big endian without a mark", swapped(Buffer.from(TABLE, "utf16le"))],
  ])("is read in %s", async (_, bytes) => {
    expect(await decode(bytes, chunkBytes)).toBe(TABLE);
  });

  it("is read in Windows-1252", async () => {
    expect(await decode(latin1(WINDOWS), chunkBytes)).toBe(
      "city,street\nCañon City,Piñon Dr\r\nO’Brien€,“Elm”\n",
    );
  });

  it("is read in Windows-1252 with carriage returns alone", async () => {
    expect(await decode(latin1("city\rCañon City\rLeón\r"), chunkBytes)).toBe(
      "city\rCañon City\rLeón\r",
    );
  });
});

it("is in the encoding of its first line with more than ASCII; a line of another is unreadable", async () => {
  const utf8 = Buffer.from("Peña\n");
  const ascii = "a\n".repeat(40_000);
  expect(await decode(Buffer.concat([latin1(ascii), utf8, latin1("León\nx\n"), utf8]))).toBe(
    `${ascii}Peña\nLe\uFFFDn\nx\nPeña\n`,
  );
  expect(await decode(Buffer.concat([latin1(ascii), latin1("León\nx\n"), utf8]))).toBe(
    `${ascii}León\nx\nPe\uFFFDa\n`,
  );
});

it.each([
  ["a byte that Windows-1252 leaves open", latin1("Le\x81n ñ\n"), "Le\uFFFDn ñ\n"],
  ["a character that was lost before", Buffer.from("Le\uFFFDn\n"), "Le\uFFFDn\n"],
  ["half of a UTF-16 character", Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x42]), "A\uFFFD"],
  ["nothing", Buffer.alloc(0), ""],
  ["a single byte", latin1("a"), "a"],
])("marks %s", async (_, bytes, decoded) => {
  expect(await decode(bytes)).toBe(decoded);
});

it("goes on in a line without an end", async () => {
  const line = `${"x".repeat(3_000_000)}ñ`;
  expect(await decode(Buffer.from(line), 65_536)).toBe(line);
});
