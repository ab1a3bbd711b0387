import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { documentKindOf } from "./document-kind.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");
const zip = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
    ),
  );

const MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const TYPES = "[Content_Types].xml";
const WORD = { [TYPES]: `<Types>${MAIN}</Types>`, "word/document.xml": "<w/>" };
const TEXT = { mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<x/>" };

/** A compound file whose directory has entries of these names. */
function compound(...names: string[]): Buffer {
  const file = Buffer.alloc(512 + 512 * names.length);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  for (const [index, name] of names.entries()) {
    const at = 512 + 512 * index;
    file.write(name, at, "utf16le");
    file.writeUInt16LE(2 * name.length + 2, at + 64);
  }
  return file;
}

it.each([
  ["pdf", "a.exe", bytes("%PDF-1.7 …")],
  ["jpeg", "a.png", bytes("\xff\xd8\xff\xe0 0123456789abcdef")],
  ["docx", "a.zip", zip(WORD)],
  ["odt", "a.odt", zip(TEXT)],
  ["doc", "a.doc", compound("Root Entry", "WordDocument")],
  ["xls", "a.xls", compound("Root Entry", "Workbook")],
  ["txt", "a.TXT", bytes("The furnace is from 2019; 3 < 4.")],
  ["csv", "a.csv", bytes("day,cost\n2019-05-01,90\n")],
])("takes a %s by its bytes, whatever it is called", (kind, name, file) => {
  expect(documentKindOf(file, name)).toBe(kind);
});

it.each([
  ["a page", "a.pdf", bytes("<html><script>1</script></html>"), /web page/],
  ["a page in a text", "a.txt", bytes("Hello <script src=x></script>"), /web page/],
  ["a drawing", "a.txt", bytes('<?xml version="1.0"?><svg xmlns="x"/>'), /SVG|web page/],
  ["a script", "a.js", bytes("alert(1)"), /doesn't end in/],
  ["a program", "a.pdf", bytes("MZ\x90\0\x03"), /none that can be kept/],
  ["an archive", "a.docx", zip({ "a.txt": "x" }), /none that can be kept/],
  ["a broken archive", "a.docx", bytes("PK\x03\x04 and no more"), /none that can be kept/],
  ["macros", "a.docx", zip({ ...WORD, "word/vbaProject.bin": "x" }), /macros/],
  ["macros by type", "a.docx", zip({ ...WORD, [TYPES]: "macroEnabled.main+xml" }), /macros/],
  ["macros of OpenDocument", "a.odt", zip({ ...TEXT, "Basic/script-lc.xml": "x" }), /macros/],
  ["old macros", "a.doc", compound("WordDocument", "_VBA_PROJECT"), /macros/],
  ["a locked file", "a.docx", compound("EncryptedPackage"), /password/],
  ["an installer", "a.doc", compound("Root Entry"), /none that can be kept/],
])("refuses %s with a sentence", (_what, name, file, sentence) => {
  expect(() => documentKindOf(file, name)).toThrow(sentence);
});
