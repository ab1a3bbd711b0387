import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../free-port.ts";
import { StartError } from "../start-error.ts";

const START_LIMIT_MS = 10_000;
const isRoot = process.getuid?.() === 0;

function find(program: string): string {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin"];
  const command = folders
    .map((folder) => path.join(folder, program))
    .find((file) => spawnSync("test", ["-x", file]).status === 0);
  if (command) return command;
  throw new StartError(
    `${program} is missing: install it (Debian, Ubuntu: apt-get install ${program}; macOS: brew install ${program}).`,
  );
}

/** @throws StartError naming the one that is missing */
export function requirePrograms(...programs: readonly string[]): void {
  for (const program of programs) find(program);
}

async function waitForPort(port: number, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error(`${child.spawnfile} did not start: ${output()}`);
}

// As nobody under root, who may not run everything.
async function run(
  program: string,
  port: number,
  files: Record<string, string>,
  argumentsIn: (folder: string) => string[],
) {
  const folder = await mkdtemp(path.join(tmpdir(), `porchlight-${program}-`));
  await chmod(folder, 0o777);
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text.replaceAll("FOLDER", folder));
  }
  const child = spawn(find(program), argumentsIn(folder), {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    ...(isRoot && { uid: 65_534, gid: 65_534 }),
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "close");
  await waitForPort(port, child, () => output);
  return {
    output: () => output,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PgBouncer in transaction mode, in front of one database. docs/operations.md gives these settings. */
export async function startPgBouncer(
  target: { url: string },
  poolSize: number,
  chosenPort?: number,
) {
  const { username, password, hostname, port: databasePort, pathname } = new URL(target.url);
  const name = pathname.slice(1);
  const port = chosenPort ?? (await findFreePort());
  const ini = `[databases]
${name} = host=${hostname} port=${databasePort} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = FOLDER/users.txt
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
`;
  const { stop } = await run(
    "pgbouncer",
    port,
    { "pgbouncer.ini": ini, "users.txt": `"${username}" "${password}"\n` },
    (folder) => [path.join(folder, "pgbouncer.ini")],
  );
  const url = new URL(target.url);
  url.port = String(port);
  return { url: url.href, port, stop };
}

/** nginx in front of instances. docs/operations.md gives these settings. */
export async function startNginx(ports: readonly number[]) {
  const port = await findFreePort();
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`);
  const conf = `worker_processes 1;
pid FOLDER/nginx.pid;
error_log stderr error;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path FOLDER/body;
  proxy_temp_path FOLDER/proxy;
  fastcgi_temp_path FOLDER/fastcgi;
  uwsgi_temp_path FOLDER/uwsgi;
  scgi_temp_path FOLDER/scgi;
  upstream porchlight {
    zone porchlight 64k;
    ${servers.join("\n    ")}
    keepalive 32;
    keepalive_timeout 60s;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://porchlight;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 2s;
    }
  }
}
`;
  const { stop, output } = await run("nginx", port, { "nginx.conf": conf }, (folder) => [
    "-e",
    "stderr",
    "-p",
    folder,
    "-c",
    path.join(folder, "nginx.conf"),
    "-g",
    "daemon off;",
  ]);
  return { url: `http://127.0.0.1:${port}`, stop, output };
}
