import { once } from "node:events";
import { createReadStream } from "node:fs";
import { request as open, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { TRUSTED } from "#tests/mail/certificates.ts";
import type { Functions } from "./functions.ts";
import type { Output } from "./output.ts";
import { createRouter, type Routed } from "./routing.ts";

/** Limit of a request body, 4.5 MB: https://vercel.com/docs/functions/limitations */
const MAX_BODY_BYTES = 4.5 * 1024 * 1024;
const OF_CONNECTION = ["connection", "keep-alive", "transfer-encoding"];

/** Serves an output over https on a loopback port, once `serve` has set its functions. */
export async function startPlatform(output: Output) {
  let functions: Functions | undefined;

  async function ask(path: string, { method, pathname, query, headers, body }: Asked) {
    const target = output.targets.get(path);
    if (!functions || !target || !("function" in target))
      throw new Error(`No function has the path ${path}`);
    const port = await functions.portOf(target.function);
    const search = query.size > 0 ? `?${query.toString()}` : "";
    const asked = open({ port, method, path: pathname + search, headers });
    asked.end(body);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    return answer;
  }

  const route = createRouter(output, async (path, asked) => {
    const answer = await ask(path, { ...asked, pathname: asked.path });
    answer.resume();
    return new Response(null, { status: answer.statusCode ?? 500, headers: headersOf(answer) });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const { method = "GET", url = "/" } = request;
    const routed = await route({ method, url, headers: readHeaders(request) });
    if (body.length > MAX_BODY_BYTES) {
      response.writeHead(413).end("FUNCTION_PAYLOAD_TOO_LARGE");
    } else if (routed.response) {
      send(response, routed, routed.response.status, routed.response.headers).end();
    } else if (routed.target && "file" in routed.target) {
      const headers = new Headers({ "content-type": routed.target.type });
      await pipeline(
        createReadStream(routed.target.file),
        send(response, routed, routed.status ?? 200, headers),
      );
    } else {
      // Next's launchers read the page from x-matched-path and its parameters from the query.
      const { pathname } = new URL(url, "http://host");
      const length = { "x-matched-path": routed.path, "content-length": String(body.length) };
      const headers = { ...routed.headers, ...length };
      const answer = await ask(routed.path, { ...routed, pathname, headers, body });
      const { statusCode = 500 } = answer;
      const status = statusCode === 200 ? (routed.status ?? 200) : statusCode;
      await pipeline(answer, send(response, routed, status, headersOf(answer)));
    }
  }

  const server = createServer(TRUSTED, (request, response) => {
    respond(request, response).catch((error: Error) => {
      const isAway = response.destroyed;
      if (!isAway) functions?.errors.push(`${request.url ?? ""}: ${error.stack ?? ""}`);
      response.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    origin: `https://${host}`,
    serve: (all: Functions) => (functions = all),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await functions?.stop();
    },
  };
}

type Asked = Pick<Routed, "method" | "query" | "headers"> & { pathname: string; body?: Buffer };

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    if (!OF_CONNECTION.includes(name)) for (const value of values) headers.append(name, value);
  }
  return headers;
}

// The platform overwrites addresses that a client sends.
function readHeaders(request: IncomingMessage): Record<string, string> {
  const address = request.socket.remoteAddress ?? "";
  return {
    ...Object.fromEntries(headersOf(request)),
    "x-forwarded-for": address,
    "x-real-ip": address,
    "x-forwarded-proto": "https",
    "x-forwarded-host": request.headers.host ?? "",
  };
}

/** Sends the status and headers: the response's own override the routes', and important ones override all. */
function send(response: ServerResponse, routed: Routed, status: number, own: Headers) {
  response.statusCode = status;
  for (const [name, value] of [...routed.answer, ...own, ...routed.important]) {
    if (name === "set-cookie") response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  return response;
}
