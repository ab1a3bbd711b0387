import { afterEach, expect, it, vi } from "vitest";
import { startFreezableProxy } from "#tests/freezable-proxy.ts";
import { listenTo, listenUrl, notify } from "./channels.ts";
import { database } from "./client.ts";

const url = new URL(process.env.DATABASE_URL ?? "");
const target = { host: url.hostname, port: Number(url.port) };

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

async function listen(address: URL) {
  const heard: string[] = [];
  const onListening = vi.fn();
  stop = await listenTo(
    address.href,
    {
      notifications: (id) => heard.push(`notifications ${id}`),
      endedSessions: (id) => heard.push(`ended ${id}`),
    },
    onListening,
  );
  return { heard, onListening };
}

const tell = (id: string) => notify(database(), "notifications", id);

it("receives messages sent on each channel", async () => {
  const { heard } = await listen(url);
  await tell("a");
  await notify(database(), "endedSessions", "b");
  await expect.poll(() => heard).toEqual(["notifications a", "ended b"]);
});

it("listens again after the database was away, and logs it", async () => {
  const proxy = await startFreezableProxy(target);
  const away = new URL(url);
  away.host = `127.0.0.1:${proxy.port}`;
  const { heard, onListening } = await listen(away);
  expect(onListening).toHaveBeenCalledTimes(2);
  await proxy.stop();
  await tell("nobody hears");
  const back = await startFreezableProxy(target, proxy.port);
  await expect.poll(() => onListening.mock.calls.length).toBeGreaterThanOrEqual(4);
  await tell("again");
  await expect.poll(() => heard).toEqual(["notifications again"]);
  await stop?.();
  stop = undefined;
  await back.stop();
});

it("logs that it can't listen, and stops trying", async () => {
  const nowhere = new URL(url);
  nowhere.host = "127.0.0.1:1";
  await expect(listen(nowhere)).rejects.toThrow("ECONNREFUSED");
});

it.each([
  [{ DATABASE_PREPARE: "1" }, url.href],
  [{ DATABASE_PREPARE: "0" }, null],
  [{ DATABASE_PREPARE: "0", DATABASE_LISTEN_URL: "postgres://a@b/c" }, "postgres://a@b/c"],
])("with %j listens at %s", async (variables, expected) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  const fresh = await import("./channels.ts");
  expect(fresh.listenUrl()).toBe(expected);
  expect(listenUrl()).toBe(url.href);
});
