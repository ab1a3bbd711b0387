import { clamp } from "#lib/math.ts";

const WIDTH = 30;

/**
 * A progress bar on the last line of a terminal. Where the stream is no terminal it writes nothing.
 * @param stream where it is drawn, standard error unless said
 */
export function createProgressBar(
  stream: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stderr,
) {
  let drawn = "";
  return {
    /** @param part what is done of the work that `label` names, 0 to 1 */
    update(label: string, part: number): void {
      const percent = Math.floor(clamp(part, 0, 1) * 100);
      const filled = Math.round((percent / 100) * WIDTH);
      const line = `${label.padEnd(8)} [${"#".repeat(filled)}${" ".repeat(WIDTH - filled)}] ${percent} %`;
      if (!stream.isTTY || line === drawn) return;
      drawn = line;
      // Back to the start of the line, and clear what stood there.
      stream.write(`\r\u001b[2K${line}`);
    },
    clear(): void {
      if (drawn !== "") stream.write("\r\u001b[2K");
      drawn = "";
    },
  };
}
