import sharp from "sharp";
import { expect, it } from "vitest";
import { decode, DecodingFailed } from "./decode.ts";

const JOB = { name: "redraw", kind: "avif", width: 400, height: 400, as: "jpeg" } as const;

it("kills a process that exceeds its memory limit", async () => {
  const background = "#888";
  const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background } })
    .avif({ effort: 0 })
    .toBuffer();
  await expect(decode(large, JOB, 150)).rejects.toMatchObject({ wasKilled: true });
  const { width } = await sharp(await decode(large, JOB, 500)).metadata();
  expect(width).toBe(400);
});

it("doesn't report a damaged photo as a killed process", async () => {
  const failed = decode(Buffer.from("no picture"), JOB, 500).catch((error: unknown) => error);
  expect(await failed).toBeInstanceOf(DecodingFailed);
  expect(await failed).toMatchObject({ wasKilled: false });
});
