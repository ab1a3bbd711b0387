import { existsSync, readFileSync } from "node:fs";
import { constants, deflateRawSync, deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import { makePdf, pdfOf, pdfOfPages, streamOf, writing } from "#tests/pdf.ts";
import { checkPdf } from "./pdf-contents.ts";

const PAGE = writing("Roof of 2019");
const SCRIPT = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
const FIELD = "<< /Type /Annot /Subtype /Widget /FT /Tx /T (sum) /Rect [0 0 9 9]";
const pdf = (catalog: string, ...more: string[]) => pdfOfPages(PAGE, { catalog, more });

const form = (catalog: string, page = "", ...more: string[]) =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> ${catalog}>>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [4 0 R] ${page}>>`,
    `${FIELD} /AA << /C ${SCRIPT} /K ${SCRIPT} /F ${SCRIPT} >> >>`,
    ...more,
  ]);

function packed(objects: string, entries = "/Filter /FlateDecode ", isDeflated = true) {
  const body = Buffer.from(`9 0 ${objects}`);
  const data = isDeflated ? deflateSync(body) : body;
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [] /Count 0 >>",
    streamOf(data, `/Type /ObjStm /N 1 /First 4 ${entries}`),
  ]);
}

function drawn(options: PDFKit.PDFDocumentOptions, draw?: (made: PDFKit.PDFDocument) => void) {
  const made = new PDFDocument(options);
  draw?.(made);
  made.text("Roof of 2019").end();
  return new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = [];
    made.on("data", (chunk: Buffer) => chunks.push(chunk));
    made.on("end", () => resolve(Buffer.concat(chunks)));
  });
}

const attach = (made: PDFKit.PDFDocument) => made.file(Buffer.from("MZ"), { name: "setup.exe" });
const OWNER = { ownerPassword: "owner", permissions: { printing: "lowResolution" } } as const;

it.each<[string, Buffer | Promise<Buffer>]>([
  ["a plain PDF", makePdf("Roof")],
  ["a PDF that opens at a page", pdf("/OpenAction [5 0 R /Fit] ")],
  ["a form whose fields calculate", form("")],
  ["a PDF that can't be printed", drawn(OWNER)],
  ["a newer PDF that can't be printed", drawn({ ...OWNER, pdfVersion: "1.7ext3" })],
  ["a damaged PDF", makePdf("Roof").subarray(0, 150)],
  ["a PDF with compressed objects", packed("<< /Type /Font >>")],
  ["a PDF that mentions scripts", pdfOfPages(writing("JavaScript, Launch and EmbeddedFile"))],
])("accepts %s", async (_what, file) => {
  await expect(checkPdf(await file)).resolves.toBeUndefined();
});

const RUNS = /runs a script/;
const STARTS = /start programs/;
const FILES = /other files attached/;

it.each<[string, Buffer | Promise<Buffer>, RegExp]>([
  ["a script at opening", pdf(`/OpenAction ${SCRIPT} `), RUNS],
  ["a script by reference", pdf("/OpenAction 6 0 R ", SCRIPT), RUNS],
  ["a script after another action", pdf(`/OpenAction << /S /GoTo /D [] /Next ${SCRIPT} >> `), RUNS],
  ["a document-level script", pdf(`/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >> `), RUNS],
  ["a script at closing", pdf(`/AA << /WC ${SCRIPT} >> `), RUNS],
  ["a script with an escaped name", pdf(`/OpenAction << /S /J#61vaScript /JS (1) >> `), RUNS],
  ["a script in a compressed object", packed(SCRIPT), RUNS],
  ["a script in a plain object stream", packed(SCRIPT, "", false), RUNS],
  ["a form with a script at opening", form(`/OpenAction ${SCRIPT} `), RUNS],
  [
    "a form with a document-level script",
    form(`/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >> `),
    RUNS,
  ],
  ["a form with a page script", form("", `/AA << /O ${SCRIPT} >> `), RUNS],
  ["a launch action", pdf("/OpenAction << /S /Launch /F (cmd.exe) >> "), STARTS],
  [
    "a link that launches a program",
    pdf("", "<< /Subtype /Link /A << /S /Launch /F (a.exe) >> >>"),
    STARTS,
  ],
  ["a launch action in a compressed object", packed("<</S/Launch/F(a.exe)>>"), STARTS],
  ["an attached file", drawn({}, attach), FILES],
  ["a file attached to a page", pdf("", "<< /Subtype /FileAttachment /FS 7 0 R >>"), FILES],
  [
    "an attached file without a type",
    pdf("", "<< /Type /Filespec /F (a.exe) /EF << /F 8 0 R >> >>"),
    FILES,
  ],
  ["a file attached to a PDF that can't be printed", drawn(OWNER, attach), FILES],
  ["media", pdf("", "<< /Subtype /RichMedia >>"), /interactive media/],
  ["a password", drawn({ userPassword: "buyer", ownerPassword: "owner" }), /password/],
  ["a newer password", drawn({ userPassword: "buyer", pdfVersion: "1.7ext3" }), /password/],
  ["an unsupported filter", packed("<< >>", "/Filter /LZWDecode "), /couldn't check/],
  ["an invalid stream", packed("<< >>", "/Filter /FlateDecode ", false), /couldn't check/],
])("rejects %s with a message", async (_what, file, sentence) => {
  await expect(checkPdf(await file)).rejects.toThrow(sentence);
});

const CASE = "../shared/cases/documents/user-locked.pdf";

it.runIf(existsSync(CASE))("rejects the password-protected example file", async () => {
  await expect(checkPdf(readFileSync(CASE))).rejects.toThrow(/password/);
});

it("finds a name anywhere in a long file", async () => {
  // Places names across a piece boundary, with escaped letters.
  for (const before of [256 * 1024 - 60, 256 * 1024 - 52, 3 * 256 * 1024 - 55]) {
    const padding = Buffer.alloc(before - makePdf("").length, " ");
    const file = Buffer.concat([makePdf(""), padding, Buffer.from("<< /S /#4C#61#75#6E#63#68 >>")]);
    await expect(checkPdf(file)).rejects.toThrow(STARTS);
  }
});

it("accepts a name of a million letters", async () => {
  await expect(checkPdf(Buffer.from(`%PDF-1.7 ${"#41".repeat(1_000_000)}`))).resolves.toBe(
    undefined,
  );
});

it("rejects a PDF that would expand to gigabytes", async () => {
  const piece = deflateRawSync(Buffer.alloc(1024 * 1024, " "), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const pieces = Array.from({ length: 2000 }, () => piece);
  const whole = Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, Buffer.from([3, 0])]);
  const bomb = pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [] /Count 0 >>",
    streamOf(whole, "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode "),
  ]);
  await expect(checkPdf(bomb)).rejects.toThrow(/couldn't check/);
});
