import { createReadStream, existsSync, statSync } from "node:fs";
import { type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { TRUSTED } from "#tests/mail/certificates.ts";
import { ROOT } from "../root.ts";
import type { FunctionInstance } from "./instances.ts";

/** https://vercel.com/docs/functions/limitations: the body of a request, 4.5 MB. */
export const MOST_BODY_BYTES = 4.5 * 1024 * 1024;

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".wasm": "application/wasm",
};

function findStatic(pathname: string): string | null {
  const inBuild = pathname.startsWith("/_next/static/");
  const folder = path.join(ROOT, inBuild ? ".next/static" : "public");
  const rest = inBuild ? pathname.slice("/_next/static/".length) : pathname;
  const file = path.join(folder, path.normalize(`/${decodeURIComponent(rest)}`));
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length <= MOST_BODY_BYTES) chunks.push(chunk as Buffer);
  }
  return length <= MOST_BODY_BYTES ? Buffer.concat(chunks) : null;
}

/** The front of the platform: https, files of the build, and the functions in turn. */
export async function startFront() {
  let instances: readonly FunctionInstance[] = [];
  let requests = 0;
  let longestMs = 0;

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (!body) {
      response.writeHead(413, { "Content-Type": "text/plain" }).end("FUNCTION_PAYLOAD_TOO_LARGE");
      return;
    }
    requests += 1;
    const id = String(requests);
    const instance = instances[requests % instances.length];
    if (!instance) throw new Error("No function runs");
    const started = performance.now();
    const { host = "" } = request.headers;
    instance.begin(id);
    const forwarded = ask({
      port: instance.port,
      host: "127.0.0.1",
      agent: false,
      method: request.method ?? "GET",
      path: request.url ?? "/",
      headers: {
        ...request.headers,
        // Overwritten, whatever the client has written there.
        "x-forwarded-for": request.socket.remoteAddress?.replace("::ffff:", "") ?? "",
        "x-forwarded-proto": "https",
        "x-forwarded-host": host,
        "x-imitated-request": id,
        "content-length": String(body.length),
      },
    });
    forwarded.on("response", (answer) => {
      const headers = Object.entries(answer.headersDistinct).filter(
        ([name]) => !["connection", "keep-alive", "transfer-encoding"].includes(name),
      );
      response.writeHead(answer.statusCode ?? 500, Object.fromEntries(headers));
      answer.pipe(response);
      answer.on("close", () => (longestMs = Math.max(longestMs, performance.now() - started)));
    });
    forwarded.on("error", () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    response.on("close", () => forwarded.destroy());
    forwarded.end(body);
  }

  const server = createServer(TRUSTED, (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "https://front");
    const file = findStatic(pathname);
    if (file) {
      const type = TYPES[path.extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "Content-Type": type, "X-Content-Type-Options": "nosniff" });
      createReadStream(file).pipe(response);
      return;
    }
    forward(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    host: `localhost:${port}`,
    url: `https://localhost:${port}`,
    /** From now on these answer. */
    serve: (functions: readonly FunctionInstance[]) => (instances = functions),
    figures: () => ({ requests, longestMs }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type Front = Awaited<ReturnType<typeof startFront>>;
