import { expect, it } from "vitest";
import { createProgressBar } from "./progress-bar.ts";

function record(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string) => written.push(text) > 0;
  return {
    written,
    bar: createProgressBar({ isTTY, write: write as typeof process.stderr.write }),
  };
}

const CLEAR = "\r\u001b[2K";

it("redraws itself on a terminal once per percent, and clears itself", () => {
  const { written, bar } = record(true);
  bar.update("Reading", 0);
  bar.update("Reading", 0.501);
  bar.update("Reading", 0.509);
  bar.update("Storing", 2);
  bar.clear();
  bar.clear();
  expect(written).toEqual([
    `${CLEAR}Reading  [${" ".repeat(30)}] 0 %`,
    `${CLEAR}Reading  [${"#".repeat(15)}${" ".repeat(15)}] 50 %`,
    `${CLEAR}Storing  [${"#".repeat(30)}] 100 %`,
    CLEAR,
  ]);
});

it("writes nothing without a terminal", () => {
  const { written, bar } = record(false);
  bar.update("Reading", 0.5);
  bar.clear();
  expect(written).toEqual([]);
});
