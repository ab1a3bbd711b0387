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

const EMBEDDED = /embedded/;
const LOADS = /from somewhere else/;
const STARTS = /start a program/;
const OLD_PROGRAM = "\x01Ole10Native";
const TEMPLATE = "attachedTemplate";
const RELS = "word/_rels/settings.xml.rels";
const LINK = "xl/externalLinks/externalLink1.xml";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEET = {
  [TYPES]:
    "<Types>application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml</Types>",
  "xl/workbook.xml": "<x/>",
};
const SLIDES = {
  [TYPES]: "<Types>vnd.openxmlformats-officedocument.presentationml.presentation.main+xml</Types>",
  "ppt/presentation.xml": "<x/>",
};
const RUN = '<a:hlinkClick action="ppaction://program" r:id="rId2"/>';
const OWN_SCRIPT = '<x xlink:href="vnd.sun.star.script:a.py$run?language=Python"/>';
const SPELLED = `<r:Relationships><r:Relationship
  TargetMode = '&#69;xternal' Target='https://example.com/a' Type="${OFFICE}/attachedTempl&#x61;te" /></r:Relationships>`;
const DDE =
  '<w:fldChar w:fldCharType="begin"/><w:instrText xml:space="preserve"> DD</w:instrText><w:instrText>EAUTO c:\\\\cmd.exe</w:instrText>';

const word = (body: string) =>
  zip({ ...WORD, "word/document.xml": `<w:document>${body}</w:document>` });
const related = (type: string, target: string, isElsewhere = false) =>
  zip({
    ...WORD,
    [RELS]: `<Relationships><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"${isElsewhere ? ' TargetMode="External"' : ""}/></Relationships>`,
  });
const manifest = (entry: string) =>
  zip({ ...TEXT, "META-INF/manifest.xml": `<manifest:file-entry ${entry}/>` });
const field = (text: string) => Buffer.concat([compound("WordDocument"), bytes(text)]);

it.each([
  ["a link", related("hyperlink", "https://example.com/", true)],
  ["an external picture", related("image", "https://example.com/a.png", true)],
  ["a template on its author's computer", related(TEMPLATE, "file:///C:\\Office\\Deed.dotx", true)],
  ["a template in the same folder", related(TEMPLATE, "Normal.dotm", true)],
  ["a sheet behind a chart", zip({ ...WORD, "word/embeddings/Sheet1.xlsx": "x" })],
  ["fields", word("<w:instrText> DATE \\\\@ yyyy </w:instrText>")],
  ["words", word("<w:t>A DDE link, DDEAUTO</w:t>")],
])("accepts a document with %s", (_what, file) => {
  expect(documentKindOf(file, "a.docx")).toBe("docx");
});

function locked(name: string, stream: string): Buffer {
  const file = Buffer.concat([compound(name), Buffer.from(stream, "hex"), Buffer.alloc(512)]);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 512 + 116);
  return file;
}

it.each([
  ["doc", "WordDocument", "eca5c10000000000000000" + "01"],
  ["xls", "Workbook", "0908020000002f00"],
])("rejects a password-protected %s from before 2007", (_kind, name, stream) => {
  expect(() => documentKindOf(locked(name, stream), "a")).toThrow(/password/);
});

it.each([
  ["pdf", "a.exe", bytes("%PDF-1.7 …")],
  ["jpeg", "a.png", bytes("\xff\xd8\xff\xe0 0123456789abcdef")],
  ["docx", "a.zip", zip(WORD)],
  ["odt", "a.odt", zip(TEXT)],
  ["doc", "a.doc", compound("Root Entry", "WordDocument")],
  ["xls", "a.xls", compound("Root Entry", "Workbook")],
  ["txt", "a.TXT", bytes("The furnace is from 2019; 3 < 4.")],
  ["csv", "a.csv", bytes("day,cost\n2019-05-01,90\n")],
])("recognizes a %s by its bytes, whatever its name", (kind, name, file) => {
  expect(documentKindOf(file, name)).toBe(kind);
});

it.each([
  ["a web page", "a.pdf", bytes("<html><script>1</script></html>"), /web page/],
  ["a web page in a text file", "a.txt", bytes("Hello <script src=x></script>"), /web page/],
  ["a drawing", "a.txt", bytes('<?xml version="1.0"?><svg xmlns="x"/>'), /SVG|web page/],
  ["a script", "a.js", bytes("alert(1)"), /doesn't end in/],
  ["a program", "a.pdf", bytes("MZ\x90\0\x03"), /store this type of file/],
  ["an archive", "a.docx", zip({ "a.txt": "x" }), /store this type of file/],
  ["a broken archive", "a.docx", bytes("PK\x03\x04 and no more"), /store this type of file/],
  ["macros", "a.docx", zip({ ...WORD, "word/vbaProject.bin": "x" }), /macros/],
  ["macros by type", "a.docx", zip({ ...WORD, [TYPES]: "macroEnabled.main+xml" }), /macros/],
  ["OpenDocument macros", "a.odt", zip({ ...TEXT, "Basic/script-lc.xml": "x" }), /macros/],
  ["old macros", "a.doc", compound("WordDocument", "_VBA_PROJECT"), /macros/],
  ["a locked file", "a.docx", compound("EncryptedPackage"), /password/],
  ["old macros in another case", "a.doc", compound("WordDocument", "_vba_project"), /macros/],
  ["a locked file in another case", "a.docx", compound("ENCRYPTEDpackage"), /password/],
  ["an old file with a program in it", "a.doc", compound("WordDocument", OLD_PROGRAM), EMBEDDED],
  ["an old file with a file in it", "a.xls", compound("Workbook", "MBD0001A2B3"), EMBEDDED],
  ["an old field that starts a program", "a.doc", field("\x13 DDEAUTO cmd"), STARTS],
  ["macros in another case", "a.docx", zip({ ...WORD, "WORD\\VBAPROJECT.BIN": "x" }), /macros/],
  ["macros by relationship", "a.docx", related("vbaProject", "x.bin"), /macros/],
  ["an object", "a.docx", zip({ ...WORD, "word/embeddings/oleObject1.bin": "x" }), EMBEDDED],
  ["an object by relationship", "a.docx", related("oleObject", "media/a.jpg"), EMBEDDED],
  ["an external object", "a.docx", related("oleObject", "file:///c:/a.exe", true), EMBEDDED],
  ["a control", "a.xlsx", zip({ ...SHEET, "xl/ACTIVEX/activeX1.xml": "x" }), EMBEDDED],
  ["an embedded web page", "a.docx", related("aFChunk", "a.html"), EMBEDDED],
  ["an external template", "a.docx", related(TEMPLATE, "https://example.com/a.dotm", true), LOADS],
  ["a template on a server", "a.docx", related(TEMPLATE, "file://server/a.dotm", true), LOADS],
  ["a template on a network share", "a.docx", related(TEMPLATE, "\\\\server\\a.dotm", true), LOADS],
  ["a template spelled with entities", "a.docx", zip({ ...WORD, [RELS]: SPELLED }), LOADS],
  ["an external frame", "a.docx", related("frame", "https://example.com/", true), LOADS],
  ["a field that starts a program", "a.docx", word(DDE), STARTS],
  [
    "a simple field that starts a program",
    "a.docx",
    word('<w:fldSimple w:instr=" dde cmd"/>'),
    STARTS,
  ],
  [
    "a sheet that links to a program",
    "a.xlsx",
    zip({ ...SHEET, [LINK]: "<x><ddeLink/></x>" }),
    STARTS,
  ],
  [
    "a slide that starts a program",
    "a.pptx",
    zip({ ...SLIDES, "ppt/slides/slide1.xml": RUN }),
    STARTS,
  ],
  ["OpenDocument scripts", "a.odt", zip({ ...TEXT, "SCRIPTS/python/a.py": "x" }), /macros/],
  ["a script by its address", "a.odt", zip({ ...TEXT, "content.xml": OWN_SCRIPT }), /macros/],
  ["an OpenDocument object", "a.odt", manifest('media-type="x.sun.star.oleobject"'), EMBEDDED],
  ["a locked OpenDocument file", "a.odt", manifest("><manifest:encryption-data "), /password/],
  ["a part too large to check", "a.docx", word(" ".repeat(9 * 1024 * 1024)), /couldn't check/],
  ["an installer", "a.doc", compound("Root Entry"), /store this type of file/],
])("rejects %s with a message", (_what, name, file, sentence) => {
  expect(() => documentKindOf(file, name)).toThrow(sentence);
});
