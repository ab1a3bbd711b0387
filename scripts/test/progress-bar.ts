import { clamp } from "#lib/math.ts";

const WIDTH = 30;

/**
 * Draws a progress bar on the last line of a terminal. Writes nothing if the stream isn't a terminal.
 * @param stream standard error by default
 */
export function createProgressBar(
  stream: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stderr,
) {
  let drawn = "";
  return {
    /** @param part the finished share of the work that `label` names, 0 to 1 */
    update(label: string, part: number): void {
      const percent = Math.floor(clamp(part, 0, 1) * 100);
      const filled = Math.round((percent / 100) * WIDTH);
      const line = `${label.padEnd(8)} [${"#".repeat(filled)}${" ".repeat(WIDTH - filled)}] ${percent} %`;
      if (!stream.isTTY || line === drawn) return;
      drawn = line;
      // Returns to the start of the line and clears it.
      stream.write(`\r\u001b[2K${line}`);
    },
    clear(): void {
      if (drawn !== "") stream.write("\r\u001b[2K");
      drawn = "";
    },
  };
}
