// Runs as a thread of its own, with bounds on time and memory: a PDF may be made to take either.
import { parentPort, workerData } from "node:worker_threads";
import { constants, inflateSync } from "node:zlib";

const { bytes, mostBytes, mostPages } = workerData;
const LONGEST_DICTIONARY = 4096;
const LARGE = 1024 * 1024;

class Unreadable extends Error {}

// A name may spell any of its letters as #xx.
const spellOut = (text) =>
  text.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));

const name = (...names) => new RegExp(`/(?:${names.join("|")})(?![^\\0\\s()<>[\\]{}/%])`);
const SCRIPT = name("JavaScript");
const FORM = name("AcroForm");
const LOCK = name("Encrypt");
const FOUND = {
  launch: name("Launch"),
  media: name("RichMedia"),
  files: new RegExp(
    `${name("EmbeddedFile", "FileAttachment", "GoToE").source}|/EF\\s*(?:<<|\\d+\\s+\\d+\\s+R)`,
  ),
};

/** The dictionary before each stream, and where its data begins. */
function* streamsOf(raw) {
  for (const {
    index,
    0: { length },
  } of raw.matchAll(/>>\s{0,8}stream\r?\n/g)) {
    const before = raw.slice(Math.max(0, index - LONGEST_DICTIONARY), index);
    const dictionary = spellOut(before.slice(before.lastIndexOf("obj") + 3));
    yield { dictionary, start: index + length };
  }
}

const isObjects = (dictionary) => name("First").test(dictionary) && name("N").test(dictionary);

/**
 * The objects of a compressed stream.
 * @throws Unreadable
 */
function objectsOf(raw, { dictionary, start }, room) {
  const found = raw.indexOf("endstream", start);
  const end = found === -1 ? raw.length : found;
  const filter = /\/Filter\s*(?:\[\s*)?\/(\w+)\s*(?:\]|\/|>|$)/.exec(dictionary)?.[1];
  if (/\/Predictor\s+[2-9]/.test(dictionary)) throw new Unreadable();
  if (!/\/Filter/.test(dictionary)) return raw.slice(start, end);
  if (filter !== "FlateDecode" && filter !== "Fl") throw new Unreadable();
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, room) };
  try {
    return inflateSync(bytes.subarray(start, end), options).toString("latin1");
  } catch {
    throw new Unreadable();
  }
}

/** What the file names, in the open and in its compressed objects. */
function namesIn(raw) {
  const found = new Set();
  const isLocked = LOCK.test(spellOut(raw));
  let room = mostBytes;
  const look = (text) => {
    const spelled = spellOut(text);
    for (const [what, pattern] of Object.entries(FOUND)) if (pattern.test(spelled)) found.add(what);
    if (SCRIPT.test(spelled)) found.add("script");
    if (FORM.test(spelled)) found.add("form");
  };
  look(raw);
  for (const stream of streamsOf(raw)) {
    // Those of a locked file are encrypted: what it is opened with says what they hold.
    if (isLocked || !isObjects(stream.dictionary)) continue;
    const objects = objectsOf(raw, stream, room);
    room -= objects.length;
    look(objects);
  }
  return { found, isLocked };
}

// The same as in pdf-text-worker.mjs, which says why: a build copies each worker alone.
function boundBytes() {
  let left = mostBytes;
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args, newTarget) {
      const [size] = args;
      if (typeof size === "number" && size >= LARGE) left -= size;
      if (left < 0) throw new RangeError("This PDF takes more memory than one may");
      return Reflect.construct(target, args, newTarget);
    },
  });
  delete globalThis.DecompressionStream;
}

/** What the file does by itself when it is opened, and what it carries along. */
async function openAndLook({ withFiles }) {
  const { getDocumentProxy } = await import("unpdf");
  boundBytes();
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    isEvalSupported: false,
    useSystemFonts: false,
    verbosity: 0,
  });
  if (await pdf.getJSActions()) return "script";
  if (withFiles && (await pdf.getAttachments())) return "files";
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const page = await pdf.getPage(number);
    if (await page.getJSActions()) return "script";
    const parts = withFiles ? await page.getAnnotations() : [];
    if (parts.some(({ subtype }) => subtype === "FileAttachment")) return "files";
    if (parts.some(({ subtype }) => subtype === "RichMedia")) return "media";
    page.cleanup();
  }
  return null;
}

async function check() {
  const { found, isLocked } = namesIn(Buffer.from(bytes).toString("latin1"));
  const worst = Object.keys(FOUND).find((what) => found.has(what));
  if (worst) return worst;
  // Without a form, no field is there that a script could calculate.
  if (found.has("script") && !found.has("form") && !isLocked) return "script";
  return isLocked || found.has("script") ? openAndLook({ withFiles: isLocked }) : null;
}

async function answer() {
  try {
    return await check();
  } catch (error) {
    if (error.code === "ERR_MODULE_NOT_FOUND") throw error;
    return error.name === "PasswordException" ? "locked" : "unreadable";
  }
}

parentPort.postMessage(await answer());
