import "server-only";
import { encode } from "uqr";
import type { Area } from "#lib/templates/drawing.ts";

/** Returns the dark runs of a QR code in an area, row by row, including the quiet zone. */
export function qrSquares(text: string, { x, y, width }: Area): Area[] {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const side = width / size;
  return data.flatMap((row, line) => {
    const runs: Area[] = [];
    let start = -1;
    for (let column = 0; column <= size; column++) {
      const isDark = row[column] === true;
      if (isDark && start < 0) start = column;
      if (isDark || start < 0) continue;
      runs.push({
        x: x + start * side,
        y: y + line * side,
        width: (column - start) * side,
        height: side,
      });
      start = -1;
    }
    return runs;
  });
}
