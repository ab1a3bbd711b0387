// Runs one function as its .vc-config.json says: as a Node request handler, or a web handler with
// `useWebApi`. Plain JavaScript, because it can only read itself and the function's files.
import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";

const folder = process.argv[2] ?? "";
const { handler, useWebApi } = JSON.parse(
  readFileSync(path.join(folder, ".vc-config.json"), "utf8"),
);

// Functions find the platform's waitUntil by this symbol.
const requests = new AsyncLocalStorage();
globalThis[Symbol.for("@vercel/request-context")] = { get: () => requests.getStore() };
const waitUntil = (work) => void Promise.resolve(work).catch((error) => console.error(error));

const loaded = createRequire(path.join(folder, "package.json"))(`./${handler}`);
const handle = loaded.default ?? loaded;

async function answer(request, response) {
  if (!useWebApi) return handle(request, response);
  const { method, headers } = request;
  const answered = await handle(
    new Request(`https://${headers.host}${request.url}`, { method, headers }),
  );
  response.writeHead(answered.status, [...answered.headers].flat());
  response.end(Buffer.from(await answered.arrayBuffer()));
}

const server = createServer((request, response) =>
  requests.run({ waitUntil }, () =>
    answer(request, response).catch((error) => {
      console.error(error);
      response.writeHead(500).end();
    }),
  ),
);
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.once("disconnect", () => process.exit());
