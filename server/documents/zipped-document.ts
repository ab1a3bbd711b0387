import "server-only";
import { DocumentRefused, EMBEDDED, LOCKED, MACROS, SAVE_AS_PDF } from "./refusal.ts";
import type { ZipEntry } from "./zip-entries.ts";

const REMOTE = `This file loads a template or content from somewhere else when it opens. ${SAVE_AS_PDF}`;
const PROGRAMS = `This file has a link or field that can start a program. ${SAVE_AS_PDF}`;
const UNREADABLE = `We couldn't check this file for macros and programs. ${SAVE_AS_PDF}`;

// The most decompressed text that is checked.
const MAX_TEXT = 8 * 1024 * 1024;

// The last part of relationship types in [MS-OFFMACRO] and ECMA-376.
const MACRO_TYPES = ["vbaproject", "wordvbadata", "xlmacrosheet", "xlintlmacrosheet"];
const OBJECT_TYPES = ["oleobject", "control", "activexcontrolbinary"];
// Images and media are only rendered, links need a click, and Excel asks before it loads a
// workbook.
const HARMLESS_ELSEWHERE = [
  ...["hyperlink", "image", "audio", "video", "media"],
  ...["externallinkpath", "externallinklongpath", "xlpathmissing", "xlstartup"],
  ...["xlalternatestartup", "xllibrary"],
];

const MACRO_PARTS = /vbaproject|vbadata|macrosheets\/|(?:^|\/)(?:basic|scripts)\//;
const OBJECT_PARTS = /activex\/|(?:^|\/)embeddings\/[^/]+(?<!\.(?:docx|xlsx|pptx))$/;
// A drive on the reader's computer, or a file in the same folder.
const ON_THIS_COMPUTER = /^(?:file:\/\/\/)?[a-z]:[\\/]|^[^:\\/]+$/i;

const decodeReferences = (text: string) =>
  text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex ? parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Returns a pattern for elements of any namespace, each up to the next element. */
const elements = (name: string) => new RegExp(`<(?:[\\w.-]+:)?(${name})(?=[\\s/>])[^<]*`, "g");
const attribute = (name: string) =>
  new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);

const RELATIONSHIPS = elements("Relationship");
const FIELDS = elements("instrText|fldSimple|fldChar");
const [TYPE, TARGET, MODE, INSTRUCTION] = ["Type", "Target", "TargetMode", "instr"].map(
  attribute,
) as [RegExp, RegExp, RegExp, RegExp];

function valueOf(written: string, name: RegExp): string {
  const [, double, single] = name.exec(written) ?? [];
  return decodeReferences(double ?? single ?? "");
}

function checkRelationships(xml: string): void {
  for (const [written] of xml.matchAll(RELATIONSHIPS)) {
    const type = valueOf(written, TYPE).split("/").at(-1)?.toLowerCase() ?? "";
    if (MACRO_TYPES.includes(type)) throw new DocumentRefused(MACROS);
    if (OBJECT_TYPES.includes(type)) throw new DocumentRefused(EMBEDDED);
    // Another document that is imported on opening.
    if (type === "afchunk") throw new DocumentRefused(EMBEDDED);
    const isElsewhere = valueOf(written, MODE).toLowerCase() === "external";
    if (!isElsewhere || HARMLESS_ELSEWHERE.includes(type)) continue;
    const isOwnTemplate =
      type === "attachedtemplate" && ON_THIS_COMPUTER.test(valueOf(written, TARGET));
    if (!isOwnTemplate) throw new DocumentRefused(REMOTE);
  }
}

const FIELD_START = "\u0013";

function fieldsOf(xml: string): string {
  let fields = "";
  for (const [written, name] of xml.matchAll(FIELDS)) {
    const text = name === "instrText" ? written.slice(written.indexOf(">") + 1) : "";
    fields += name === "instrText" ? decodeReferences(text) : FIELD_START;
    if (name === "fldSimple") fields += valueOf(written, INSTRUCTION);
  }
  return fields;
}

const hasDdeField = (xml: string) => /\u0013[\s"]*dde(?:auto)?\b/i.test(fieldsOf(xml));

const LOOKED_INTO: readonly { part: RegExp; check: (xml: string) => void }[] = [
  { part: /\.rels$/, check: checkRelationships },
  {
    part: /^word\/.*\.xml$/,
    check: (xml) => {
      if (hasDdeField(xml)) throw new DocumentRefused(PROGRAMS);
    },
  },
  {
    part: /externallink.*\.xml$/,
    check: (xml) => {
      if (/<(?:[\w.-]+:)?(?:ddeLink|oleLink)\b/.test(xml)) throw new DocumentRefused(PROGRAMS);
    },
  },
  {
    part: /^ppt\/slide.*\.xml$/,
    check: (xml) => {
      if (/ppaction:\/\/(?:program|macro|ole)/i.test(decodeReferences(xml)))
        throw new DocumentRefused(PROGRAMS);
    },
  },
  {
    part: /^meta-inf\/manifest\.xml$/,
    check: (xml) => {
      if (/<(?:[\w.-]+:)?encryption-data\b/.test(xml)) throw new DocumentRefused(LOCKED);
      if (/sun\.star\.oleobject|opendocument\.macro/i.test(xml))
        throw new DocumentRefused(EMBEDDED);
    },
  },
  {
    part: /^(?:content|styles)\.xml$/,
    check: (xml) => {
      if (/vnd\.sun\.star\.script:/i.test(decodeReferences(xml))) throw new DocumentRefused(MACROS);
      if (/\bdde-(?:source|connection)\b/.test(xml)) throw new DocumentRefused(PROGRAMS);
    },
  },
];

/**
 * Checks the names of parts for programs and embedded files.
 * @throws DocumentRefused
 */
export function checkZippedParts(entries: readonly ZipEntry[]): void {
  for (const { name, isEncrypted } of entries) {
    if (isEncrypted) throw new DocumentRefused(LOCKED);
    if (MACRO_PARTS.test(name)) throw new DocumentRefused(MACROS);
    if (OBJECT_PARTS.test(name)) throw new DocumentRefused(EMBEDDED);
  }
}

/**
 * Checks a Word, Excel, PowerPoint or OpenDocument file for executable content.
 * @throws DocumentRefused
 */
export function checkZippedTexts(entries: readonly ZipEntry[]): void {
  let room = MAX_TEXT;
  for (const { name, readText } of entries) {
    const checks = LOOKED_INTO.filter(({ part }) => part.test(name));
    if (checks.length === 0) continue;
    const text = readText(Math.max(1, room));
    if (text === null) throw new DocumentRefused(UNREADABLE);
    room -= text.length;
    for (const { check } of checks) check(text);
  }
}
