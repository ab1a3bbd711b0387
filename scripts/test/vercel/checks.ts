import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { headersOfEvery } from "#lib/security-headers.ts";
import { must } from "../trials/promises.ts";
import { SECRET_MARK } from "./build.ts";
import { filesOf, type Output } from "./output.ts";
import { createRouter } from "./routing.ts";

const SECURITY_HEADERS = Object.keys(headersOfEvery(false));
const MEGABYTE = 1024 * 1024;
/** Uncompressed size of a function: https://vercel.com/docs/functions/limitations */
const MAX_FUNCTION_BYTES = 250 * MEGABYTE;

const functionsOf = ({ targets }: Output) =>
  [...targets].flatMap(([name, target]) =>
    "function" in target && !name.endsWith(".rsc") ? [{ name, folder: target.function }] : [],
  );

const isFile = (file: string) => lstatSync(file).isFile();

export function checkSizes(output: Output): string {
  const folders = new Set(functionsOf(output).map(({ folder }) => folder));
  const sizes = [...folders].map((folder) => {
    const files = new Set(filesOf(output.root, folder).values());
    const bytes = [...files].reduce((sum, file) => sum + lstatSync(file).size, 0);
    return { name: path.relative(path.join(output.folder, "functions"), folder), bytes };
  });
  const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  must(largest !== undefined, "no functions found");
  const seen = `${largest.name} with ${(largest.bytes / MEGABYTE).toFixed(1)} MB`;
  must(largest.bytes <= MAX_FUNCTION_BYTES, seen);
  return `the largest of ${sizes.length} is ${seen}`;
}

export function checkCrons({ root, config }: Output): string {
  const { crons } = JSON.parse(
    readFileSync(path.join(root, "vercel.json"), "utf8"),
  ) as Output["config"];
  must(JSON.stringify(config.crons) === JSON.stringify(crons), JSON.stringify(config.crons));
  return crons.map(({ path: called, schedule }) => `${called} at ${schedule}`).join(", ");
}

export function checkSecrets(output: Output): string {
  const made = readdirSync(output.folder, { encoding: "utf8", recursive: true }).map((name) =>
    path.join(output.folder, name),
  );
  const traced = functionsOf(output).flatMap(({ folder }) => [
    ...filesOf(output.root, folder).values(),
  ]);
  const files = [...new Set([...made, ...traced])].filter(isFile);
  const leaks = files.filter((file) => readFileSync(file).includes(SECRET_MARK));
  must(leaks.length === 0, `found in ${leaks.join(", ")}`);
  return `none in ${files.length} files`;
}

const KEPT_PAGES = /^\/(open-house\/sheet|offline)$/;
const ADDS_JOBS =
  /^\/(api\/(jobs|document-uploads|documents|inquiries|inbound-email)|homes|visits|offers|messages|showing-answers)(\/|$)/;
const READS_PICTURES = /^\/api\/(photo-uploads|photos|template-brand)(\/|$)/;

// Files that functions read at run time and that no import shows.
const READ: readonly { by: RegExp; file: RegExp }[] = [
  { by: KEPT_PAGES, file: /^public\/pages\/tokens\.css$/ },
  { by: KEPT_PAGES, file: /^public\/pages\/listing\.css$/ },
  { by: /^\/open-house\//, file: /\/sign-in-sheet\/worker\.js$/ },
  { by: /^\/homes\/.*\/card\.jpg$/, file: /-drawn\.ttf$/ },
  { by: /^\/api\/templates\//, file: /-print\.ttf$/ },
  { by: /^\/(api\/templates\/|homes\/.*\/card\.jpg$)/, file: /\/resvg-wasm\/index_bg\.wasm$/ },
  { by: ADDS_JOBS, file: /\/unpdf\/dist\/pdfjs\.mjs$/ },
  { by: ADDS_JOBS, file: /\/pdf-text-worker[^/]*\.m?js$/ },
  { by: /^\/api\/document-uploads\/.*\/complete$/, file: /\/pdf-check-worker[^/]*\.m?js$/ },
  { by: READS_PICTURES, file: /^server\/photos\/decoder\/[^/]+\.mjs$/ },
  { by: READS_PICTURES, file: /\/libheif-bundle\.js$/ },
];

export function checkTraces(output: Output): string {
  const traces = functionsOf(output).map(({ name, folder }) => ({
    name,
    files: [...filesOf(output.root, folder).keys()],
  }));
  const lacks = READ.flatMap(({ by, file }) => {
    const readers = traces.filter(({ name }) => by.test(name));
    if (readers.length === 0) return [`no function matches ${by.source}`];
    const without = readers.filter(({ files }) => !files.some((name) => file.test(name)));
    return without.map(({ name }) => `${name} is missing ${file.source}`);
  });
  must(lacks.length === 0, lacks.slice(0, 10).join("; "));
  return `${READ.length} kinds of files are included with the functions that read them`;
}

export function checkPolicies({ config }: Output): string {
  const policies = config.routes.flatMap(({ src, headers = {} }) => {
    const policy = headers["Content-Security-Policy"];
    return policy === undefined ? [] : [{ src, policy }];
  });
  must(policies.length > 0, "no policies found");
  const lax = policies.filter(({ policy }) => isLax(policy));
  must(lax.length === 0, lax.map(({ src }) => src).join(", "));
  return `${policies.length} policies, none of which allows arbitrary inline scripts`;
}

/** Whether a Content-Security-Policy allows any inline script, or scripts from any origin. */
export const isLax = (policy: string): boolean =>
  !/(^|; ?)(script|default)-src /.test(policy) ||
  /(script|default)-src[^;]*('unsafe-inline'|'unsafe-eval'| \*| https?:[ ;])/.test(policy);

// The output path for each request, with "404 " before the path of an error page.
const LEADS: readonly (readonly [asked: string, to: string, headers?: Record<string, string>])[] = [
  ["/login", "/login"],
  ["/login", "/login.rsc", { rsc: "1" }],
  ["/homes/a-home", "/homes/[slug]"],
  ["/Homes/a-home", "/homes/[slug]"],
  ["/homes/a-home/card.jpg", "/homes/[slug]/card.jpg"],
  ["/homes/a/b/c/d", "/homes/[...path]"],
  ["/visits/secret/calendar.ics", "/visits/[secret]/calendar.ics"],
  ["/api/jobs", "/api/jobs"],
  ["/api/photos/1/place", "/api/photos/[photoId]/place"],
  ["/api/auth/callback/google", "/api/auth/callback/[provider]"],
  ["/api/nothing", "/api/[...path]"],
  ["/icon.svg", "/icon.svg"],
  ["/nothing", "404 /_not-found"],
  ["/_next/static/chunks/nothing.js", "404 /_next/static/not-found.txt"],
];

export async function checkRoutes(output: Output): Promise<string> {
  const goOn = new Response(null, { headers: { "x-middleware-next": "1" } });
  const route = createRouter(output, async () => goOn);
  const headers = { host: "homes.example.com" };
  for (const [url, to, more] of LEADS) {
    const routed = await route({ method: "GET", url, headers: { ...headers, ...more } });
    const status = routed.status ? `${routed.status} ` : "";
    const actual = status + (routed.target ? routed.path : "nowhere");
    must(actual === to, `${url} goes to ${actual} instead of ${to}`);
    const lacking = SECURITY_HEADERS.filter((name) => !routed.answer.has(name));
    must(lacking.length === 0, `the response for ${url} is missing ${lacking.join(", ")}`);
  }
  return `${LEADS.length} addresses, each with ${SECURITY_HEADERS.length} security headers`;
}
