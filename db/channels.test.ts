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
  const received: string[] = [];
  const onListening = vi.fn();
  stop = await listenTo(
    address.href,
    {
      notifications: (id) => received.push(`notifications ${id}`),
      endedSessions: (id) => received.push(`ended ${id}`),
    },
    onListening,
  );
  return { received, onListening };
}

const sendNotification = (id: string) => notify(database(), "notifications", id);

it("receives messages sent on each channel", async () => {
  const { received } = await listen(url);
  await sendNotification("a");
  await notify(database(), "endedSessions", "b");
  await expect.poll(() => received).toEqual(["notifications a", "ended b"]);
});

it("listens again after the database was unavailable", async () => {
  const proxy = await startFreezableProxy(target);
  const away = new URL(url);
  away.host = `127.0.0.1:${proxy.port}`;
  const { received, onListening } = await listen(away);
  expect(onListening).toHaveBeenCalledTimes(2);
  await proxy.stop();
  await sendNotification("nobody hears");
  const back = await startFreezableProxy(target, proxy.port);
  await expect.poll(() => onListening.mock.calls.length).toBeGreaterThanOrEqual(4);
  await sendNotification("again");
  await expect.poll(() => received).toEqual(["notifications again"]);
  await stop?.();
  stop = undefined;
  await back.stop();
});

it("rejects if it can't connect", async () => {
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
