import "server-only";
import { spawn } from "node:child_process";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import type { Cut } from "#lib/photos/cut.ts";
import type { PictureKind } from "./picture-kind.ts";

const TIMEOUT_MS = 60_000;

// Not bundled, because it runs as a separate process. See next.config.ts.
const SCRIPT = path.join(process.cwd(), "server/photos/decoder/main.mjs");

/**
 * Two malloc arenas, because glibc's many arenas retain freed memory. The child gets none of our
 * secrets.
 */
const ENVIRONMENT = { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" } as const;

const DAMAGED_EXIT = 65;

/** An unreadable file. `wasKilled`: the process crashed or exceeded its memory or time. */
export class DecodingFailed extends Error {
  override name = "DecodingFailed";
  readonly wasKilled: boolean;

  constructor(message: string, wasKilled: boolean) {
    super(message);
    this.wasKilled = wasKilled;
  }
}

/** Re-encodes an uploaded image: upright, in sRGB and without metadata. */
export interface Redrawing {
  name: "redraw";
  kind: PictureKind;
  /** Maximum size in pixels. Images are never enlarged. */
  width: number;
  height: number;
  /** JPEG shows transparency as white. */
  as: "jpeg" | "png";
}

/** Makes the variants of a photo; see decoder/make-pictures.mjs. */
interface Making {
  name: "make";
  cut: Cut;
  isWhole: boolean;
  brightness: number;
  widths: readonly number[];
  mostHeight: number;
  measuredSide: number;
}

/**
 * Processes an image in a separate process.
 * @param megabytes the memory limit of the process
 * @returns the image; for `make`, the serialized result
 * @throws DecodingFailed
 */
export async function decode(
  picture: Buffer,
  job: Redrawing | Making,
  megabytes: number,
): Promise<Buffer> {
  // Detached, so that a signal to the server's process group lets it finish.
  const child = spawn(process.execPath, [SCRIPT, JSON.stringify({ job, megabytes })], {
    env: ENVIRONMENT,
    detached: true,
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  // If the process exits early, its exit code says more than the write error.
  child.stdin.on("error", () => undefined);
  child.stdin.end(picture);
  const [code, answer, message] = await Promise.all([
    ended,
    buffer(child.stdout),
    text(child.stderr),
  ]);
  if (code === 0) return answer;
  if (code === null) throw new DecodingFailed(`Stopped by ${child.signalCode}`, true);
  if (code === DAMAGED_EXIT) throw new DecodingFailed(message, false);
  throw new Error(`The image decoder can't run: ${message}`);
}
