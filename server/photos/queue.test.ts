import { expect, it } from "vitest";
import type { AppError } from "#lib/errors.ts";
import { inTurn } from "./queue.ts";

it("lets so many wait and no more, and goes on with those that do", async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const asked = Array.from({ length: 100 }, () => inTurn(() => gate.then(() => "done")));
  const answers = Promise.allSettled(asked);
  await expect(inTurn(async () => "late")).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 10,
  } satisfies Partial<AppError>);
  open();
  const done = (await answers).filter(({ status }) => status === "fulfilled").length;
  expect(done).toBeGreaterThanOrEqual(60);
  expect(done).toBeLessThanOrEqual(63);
  expect(await inTurn(async () => "later")).toBe("later");
});
