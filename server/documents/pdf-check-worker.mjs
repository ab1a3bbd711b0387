// Runs in a worker thread with time and memory limits because a malicious PDF can exhaust both.
import { parentPort, workerData } from "node:worker_threads";
import { constants, inflateSync } from "node:zlib";

const { bytes, mostBytes, mostPages } = workerData;
const LONGEST_DICTIONARY = 4096;
const LARGE = 1024 * 1024;
const PIECE = 256 * 1024;
const OVERLAP = 1024;
const RETURN = 13;

class Unreadable extends Error {}

// PDF names may escape any letter as #xx.
const spellOut = (text) =>
  text.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));

const name = (...names) => new RegExp(`/(?:${names.join("|")})(?![^\\0\\s()<>[\\]{}/%])`);
const NAMES = {
  launch: name("Launch"),
  media: name("RichMedia"),
  files: new RegExp(
    `${name("EmbeddedFile", "FileAttachment", "GoToE").source}|/EF\\s*(?:<<|\\d+\\s+\\d+\\s+R)`,
  ),
  script: name("JavaScript"),
  form: name("AcroForm"),
  lock: name("Encrypt"),
};
const REFUSED = ["launch", "media", "files"];

/**
 * Yields the bytes as text in overlapping pieces, so that no name is split. One large text could
 * exhaust the thread's heap, which takes the server down with it.
 */
function* piecesOf(from) {
  for (let at = 0; at < from.length; at += PIECE) {
    yield spellOut(from.latin1Slice(at, Math.min(at + PIECE + OVERLAP, from.length)));
  }
}

function* streamsOf(file) {
  for (let at = file.indexOf("stream"); at !== -1; at = file.indexOf("stream", at + 6)) {
    const before = file.latin1Slice(Math.max(0, at - LONGEST_DICTIONARY), at).trimEnd();
    if (!before.endsWith(">>")) continue;
    const dictionary = spellOut(before.slice(before.lastIndexOf("obj") + 3));
    const end = file[at + 6] === RETURN ? at + 8 : at + 7;
    yield { dictionary, start: end };
  }
}

const FIRST = name("First");
const COUNT = name("N");
const isObjects = (dictionary) => FIRST.test(dictionary) && COUNT.test(dictionary);

/**
 * Returns the objects of a compressed stream.
 * @throws Unreadable
 */
function objectsOf(file, { dictionary, start }, room) {
  const found = file.indexOf("endstream", start);
  const data = file.subarray(start, found === -1 ? file.length : found);
  const filter = /\/Filter\s*(?:\[\s*)?\/(\w+)\s*(?:\]|\/|>|$)/.exec(dictionary)?.[1];
  if (/\/Predictor\s+[2-9]/.test(dictionary)) throw new Unreadable();
  if (!dictionary.includes("/Filter") && data.length <= room) return data;
  if (filter !== "FlateDecode" && filter !== "Fl") throw new Unreadable();
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, room) };
  try {
    return inflateSync(data, options);
  } catch {
    throw new Unreadable();
  }
}

function namesIn(file) {
  const found = new Set();
  const look = (at) => {
    for (const text of piecesOf(at)) {
      for (const [what, pattern] of Object.entries(NAMES)) if (pattern.test(text)) found.add(what);
    }
  };
  look(file);
  // The objects of a locked file are encrypted, so it is checked by opening it.
  if (found.has("lock")) return found;
  let room = mostBytes;
  for (const stream of streamsOf(file)) {
    if (!isObjects(stream.dictionary)) continue;
    const objects = objectsOf(file, stream, room);
    room -= objects.length;
    look(objects);
  }
  return found;
}

// Duplicated in pdf-text-worker.mjs, which explains it: the build copies each worker without its
// imports.
function boundBytes() {
  let left = mostBytes;
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args, newTarget) {
      const [size] = args;
      if (typeof size === "number" && size >= LARGE) left -= size;
      if (left < 0) throw new RangeError("This PDF uses too much memory");
      return Reflect.construct(target, args, newTarget);
    },
  });
  delete globalThis.DecompressionStream;
}

/** Opens the file and looks for scripts that run automatically and for attachments. */
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
  const found = namesIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const isLocked = found.has("lock");
  const worst = REFUSED.find((what) => found.has(what));
  if (worst) return worst;
  // Only form fields may use scripts, to calculate values.
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
