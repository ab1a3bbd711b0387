import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hasDueWork, stopJobs } from "#services/jobs.ts";
import { ensureJobsSecret, startJobAsker } from "./job-asker.ts";

vi.mock("#services/jobs.ts", () => ({ hasDueWork: vi.fn(), stopJobs: vi.fn() }));
const due = vi.mocked(hasDueWork);

const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("JOBS_SECRET", "");
  vi.stubGlobal("fetch", asked);
  asked.mockReset().mockImplementation(async () => Response.json({ done: 1, failed: 0 }));
  due.mockReset().mockResolvedValue(true);
  ensureJobsSecret();
});
afterEach(() => vi.useRealTimers());

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

it("asks its own server every five seconds, and only where a job is due", async () => {
  const stop = startJobAsker("http://localhost:3000");
  await passSeconds(10);
  expect(asked).toHaveBeenCalledTimes(2);
  const [address, request] = asked.mock.calls[0] ?? [];
  expect(address).toBe("http://localhost:3000/api/jobs");
  const { Authorization } = request?.headers as Record<string, string>;
  expect(Authorization).toBe(`Bearer ${process.env.JOBS_SECRET}`);
  expect(Authorization?.length).toBeGreaterThan(40);
  due.mockResolvedValue(false);
  await passSeconds(60);
  expect(asked).toHaveBeenCalledTimes(2);
  await stop();
});

it("asks once an hour too, first a minute after the start, with nothing due", async () => {
  due.mockResolvedValue(false);
  const stop = startJobAsker("http://localhost:3000");
  await passSeconds(55);
  expect(asked).not.toHaveBeenCalled();
  await passSeconds(5);
  expect(asked).toHaveBeenCalledOnce();
  await passSeconds(3_595);
  expect(asked).toHaveBeenCalledOnce();
  await passSeconds(10);
  expect(asked).toHaveBeenCalledTimes(2);
  await stop();
});

it("leaves a secret that is set as it is", () => {
  vi.stubEnv("JOBS_SECRET", "one-that-a-scheduler-knows");
  ensureJobsSecret();
  expect(process.env.JOBS_SECRET).toBe("one-that-a-scheduler-knows");
});

it("asks again while an answer is slow, and ends when all have come", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  asked.mockReturnValue(promise);
  const stop = startJobAsker("http://localhost:3000");
  await passSeconds(30);
  expect(asked).toHaveBeenCalledTimes(6);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await passSeconds(0);
  expect([isStopped, vi.mocked(stopJobs).mock.calls.length]).toEqual([false, 1]);
  resolve(Response.json({}));
  await stopped;
  await passSeconds(30);
  expect(asked).toHaveBeenCalledTimes(6);
});

it("logs a failure once until it works again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const stop = startJobAsker("http://localhost:3000");
  due.mockRejectedValue(new Error("The database is away"));
  await passSeconds(30);
  expect(log).toHaveBeenCalledOnce();
  due.mockResolvedValue(true);
  await passSeconds(5);
  asked.mockResolvedValue(new Response(null, { status: 503 }));
  await passSeconds(30);
  expect(log).toHaveBeenCalledTimes(2);
  expect(String(log.mock.calls[1])).toContain("answered 503");
  await stop();
});
