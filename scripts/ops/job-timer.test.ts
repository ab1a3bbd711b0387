import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ensureCronSecret, startJobTimer } from "./job-timer.ts";

const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("JOBS_SECRET", "");
  vi.stubGlobal("fetch", asked);
  asked.mockReset().mockImplementation(async () => Response.json({ done: 1, failed: 0 }));
  ensureCronSecret();
});
afterEach(() => vi.useRealTimers());

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

it("calls its own server every five seconds", async () => {
  const stop = startJobTimer("http://localhost:3000");
  await passSeconds(10);
  expect(asked).toHaveBeenCalledTimes(2);
  const [address, request] = asked.mock.calls[0] ?? [];
  expect(address).toBe("http://localhost:3000/api/jobs");
  const { Authorization } = request?.headers as Record<string, string>;
  expect(Authorization).toBe(`Bearer ${process.env.JOBS_SECRET}`);
  expect(Authorization?.length).toBeGreaterThan(40);
  stop();
});

it("doesn't change a secret that is set", () => {
  vi.stubEnv("JOBS_SECRET", "one-that-a-scheduler-knows");
  ensureCronSecret();
  expect(process.env.JOBS_SECRET).toBe("one-that-a-scheduler-knows");
});

it("keeps calling while a response is slow, and stops when stopped", async () => {
  asked.mockReturnValue(Promise.withResolvers<Response>().promise);
  const stop = startJobTimer("http://localhost:3000");
  await passSeconds(30);
  expect(asked).toHaveBeenCalledTimes(6);
  stop();
  await passSeconds(30);
  expect(asked).toHaveBeenCalledTimes(6);
});

it("logs a failure once until it works again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const stop = startJobTimer("http://localhost:3000");
  asked.mockRejectedValue(new Error("The server is away"));
  await passSeconds(30);
  expect(log).toHaveBeenCalledOnce();
  asked.mockResolvedValue(Response.json({}));
  await passSeconds(5);
  asked.mockResolvedValue(new Response(null, { status: 503 }));
  await passSeconds(30);
  expect(log).toHaveBeenCalledTimes(2);
  expect(String(log.mock.calls[1])).toContain("answered 503");
  stop();
});
