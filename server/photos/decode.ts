import "server-only";
import { spawn } from "node:child_process";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import type { Cut } from "#lib/photos/cut.ts";
import type { PictureKind } from "./picture-kind.ts";

const TIMEOUT_MS = 60_000;

// Not part of the bundle: it runs as it is, in a process of its own. See next.config.ts.
const SCRIPT = path.join(process.cwd(), "server/photos/decoder/main.mjs");

/** Its heap in two arenas: glibc's many keep what each has freed. It gets no secret of this process. */
const ENVIRONMENT = { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" } as const;

/** As the process exits where the file is damaged. */
const DAMAGED_EXIT = 65;

/** A file that can't be read. `wasKilled`: its process took more memory or time than it has, or crashed. */
export class DecodingFailed extends Error {
  override name = "DecodingFailed";
  readonly wasKilled: boolean;

  constructor(message: string, wasKilled: boolean) {
    super(message);
    this.wasKilled = wasKilled;
  }
}

/** To draw a picture that somebody sent anew: upright, in sRGB, and without anything else in its file. */
export interface Redrawing {
  name: "redraw";
  kind: PictureKind;
  /** Within which it is scaled down, in pixels; never enlarged. */
  width: number;
  height: number;
  /** A JPEG shows white where the picture is transparent. */
  as: "jpeg" | "png";
}

/** To make what is shown of a photograph, as decoder/make-pictures.mjs says. */
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
 * Works on a picture in a process of its own.
 * @param megabytes how much memory the process may take
 * @returns the picture; of a making what was made, serialized
 * @throws DecodingFailed
 */
export async function decode(
  picture: Buffer,
  job: Redrawing | Making,
  megabytes: number,
): Promise<Buffer> {
  // Detached: a signal for the server's group of processes leaves it its time to finish.
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
  // A process that is gone reads no further: how it ended says more than that.
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
