import { setTimeout as sleep } from "node:timers/promises";
import { DEFAULT_SHOWING_SETTINGS } from "#lib/fields/showings.ts";
import { readPdfText } from "#server/documents/pdf-text.ts";
import { makePdf } from "#tests/pdf.ts";
import { must } from "./promises.ts";

/** Forms sent sooner count as sent by a bot. */
export const FORM_MS = 3_500;
const WORD = "marmalade";
const WORDS_READ_MS = 30_000;

export const OPEN_SHOWINGS = {
  ...DEFAULT_SHOWING_SETTINGS,
  ...{ isOpen: true, confirmsItself: true },
  week: Array.from({ length: 7 }, () => [{ from: "10:00", to: "16:00" }]),
  ...{ hostId: null, instructions: "", videoLink: null },
};

/**
 * Fills in the showing form for the first time it offers.
 * @param form as HTML
 */
export function fillShowingForm(form: string, name: string): Record<string, string> {
  const valueOf = (field: string) =>
    new RegExp(`<input[^>]* name="${field}"[^>]* value="([^"]+)"`).exec(form)?.[1] ?? "";
  return {
    ...{ token: valueOf("token"), startsAt: valueOf("startsAt"), way: "in_person" },
    ...{ name, email: `${name.split(" ")[0]?.toLowerCase()}@example.com`, consent: "yes" },
  };
}

export interface Sent {
  json?: object;
  form?: Record<string, string>;
}
export interface Got {
  status: number;
  location: string | null;
  bytes: Buffer;
}

/**
 * Sends a request as the seller's browser does, without following redirects.
 * @param call such as "GET /api/search"
 */
export type Ask = (call: string, sent?: Sent) => Promise<Got>;

async function take(ask: Ask, call: string, sent?: Sent): Promise<Buffer> {
  const { status, bytes } = await ask(call, sent);
  must(status === 200, `${call} answered ${status}: ${bytes.toString().slice(0, 300)}`);
  return bytes;
}

const parsed = (bytes: Buffer): unknown => JSON.parse(bytes.toString());

interface Seen {
  seen: string;
  secret?: string;
}

async function addDocument(ask: Ask): Promise<Seen> {
  const file = makePdf(`The ${WORD} of the former owner`);
  const begun = await take(ask, "POST /api/document-uploads", { json: { size: file.length } });
  const { uploadId, parts } = parsed(begun) as { uploadId: string; parts: { url: string }[] };
  for (const { url } of parts) await fetch(url, { method: "PUT", body: new Uint8Array(file) });
  await take(ask, `POST /api/document-uploads/${uploadId}/complete`, {
    json: { fileName: "Survey.pdf", documentId: null, folder: "title", item: null },
  });
  const end = Date.now() + WORDS_READ_MS;
  let found = "";
  while (!found.includes('"kind":"document"')) {
    must(Date.now() < end, `searching for a word in the document didn't find it: ${found}`);
    await sleep(100);
    found = (await take(ask, `GET /api/search?q=${WORD}`)).toString();
  }
  const shared = await take(ask, `POST /api/documents/${uploadId}/links`, {
    json: { buyer: "Bea Buyer", days: "7", maxDownloads: "" },
  });
  const { pathname } = new URL((parsed(shared) as { url: string }).url);
  await take(ask, `GET ${pathname}`);
  const taken = await take(ask, `POST ${pathname}/file`, { form: {} });
  must(taken.equals(file), "the buyer got a different file than the one added");
  return {
    seen: "search finds a document by a word in it, and a buyer can download it from a link",
    secret: pathname.split("/").at(-1) ?? "",
  };
}

async function takeTemplates(ask: Ask, words: string): Promise<Seen> {
  const pdf = await take(ask, "GET /api/templates/flyer/file");
  const text = await readPdfText(new Uint8Array(pdf));
  must(text.includes(words), `the flyer doesn't say "${words}": ${text.slice(0, 300)}`);
  const picture = await take(ask, "GET /api/templates/social-square/file");
  must(picture.readUInt16BE() === 0xffd8, "the square picture isn't a JPEG");
  return { seen: `a flyer of ${Math.round(pdf.length / 1024)} kB as PDF, and a picture` };
}

async function bookShowing(ask: Ask, home: string): Promise<Seen> {
  await take(ask, "PUT /api/showings/settings", { json: OPEN_SHOWINGS });
  const form = (await take(ask, `GET ${home}/visit`)).toString();
  await sleep(FORM_MS);
  const { status, location, bytes } = await ask(`POST ${home}/visit`, {
    form: fillShowingForm(form, "Vic Visitor"),
  });
  must(status === 303 && location !== null, `the form answered ${status}: ${bytes.toString()}`);
  const { pathname } = new URL(location, "http://localhost");
  const page = (await take(ask, `GET ${pathname}`)).toString();
  const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  must(sheets.length === 2, `the visitor's page links to ${sheets.length} stylesheets`);
  for (const [, href = ""] of sheets) await take(ask, `GET ${href}`);
  const calendar = (await take(ask, `GET ${pathname}/calendar.ics`)).toString();
  for (const line of ["BEGIN:VTIMEZONE", "BEGIN:DAYLIGHT", "SUMMARY:Showing"]) {
    must(calendar.includes(line), `the calendar file is missing ${line}: ${calendar}`);
  }
  return {
    seen: "a showing is booked, with a calendar file",
    secret: pathname.split("/").at(-1) ?? "",
  };
}

/**
 * Tests features that read files of the build and of packages at run time: document text, templates, a
 * showing and its calendar.
 * @param ask as the seller, who has a plan
 * @param home path of their listing page
 * @param words text that its flyer has to contain
 * @returns what was found, and the secrets in URLs
 * @throws Broken if one doesn't work
 */
export async function tryPapers(ask: Ask, home: string, words: string) {
  const all: Seen[] = [
    await addDocument(ask),
    await takeTemplates(ask, words),
    await bookShowing(ask, home),
  ];
  return {
    seen: all.map(({ seen }) => seen),
    secrets: all.flatMap(({ secret }) => secret ?? []),
  };
}
