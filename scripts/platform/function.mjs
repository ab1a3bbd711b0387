// The entry of a function as a platform would write it: Next's own handler over the traced files alone.
// Plain JavaScript, and nothing of ours: it stands in the bundle's place, not in the product.
import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = process.argv[2] ?? "";
process.chdir(folder);

function isReadOnly(place) {
  try {
    writeFileSync(path.join(place, "written-by-the-function"), "");
    return false;
  } catch (error) {
    return error.code === "EROFS";
  }
}

// By this Next finds the platform's waitUntil, which `after` hands its work to.
const requests = new AsyncLocalStorage();
globalThis[Symbol.for("@next/request-context")] = { get: () => requests.getStore() };

const require = createRequire(path.join(folder, "package.json"));
const { config } = JSON.parse(
  readFileSync(path.join(folder, ".next/required-server-files.json"), "utf8"),
);
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
require("next/dist/server/require-hook.js");
require("next/dist/server/node-environment.js");
const { initialize } = require("next/dist/server/lib/router-server.js");

let handle;
let failure = null;

const server = createServer((request, response) => {
  const id = request.headers["x-imitated-request"];
  delete request.headers["x-imitated-request"];
  const pending = [];
  const context = { waitUntil: (work) => pending.push(Promise.resolve(work).catch(() => null)) };
  response.once("close", async () => {
    while (pending.length > 0) await pending.shift();
    // Afterwards the process is frozen wherever it stands.
    setImmediate(() => process.send({ done: id }));
  });
  if (failure) {
    response.writeHead(500).end(failure);
    return;
  }
  requests.run(context, () => handle(request, response));
});

await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address();
try {
  ({ requestHandler: handle } = await initialize({
    ...{ dir: folder, port },
    ...{ dev: false, server },
  }));
} catch (error) {
  failure = error.message;
}
process.send({
  port,
  failure,
  readOnly: [folder, tmpdir(), process.cwd()].every(isReadOnly),
});
