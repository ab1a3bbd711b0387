import { vi } from "vitest";

type Line = Record<string, unknown> & { event: string };

export function watchSecurityLog(): { lines: () => Line[]; text: () => string } {
  const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const written = () => info.mock.calls.map(([line]) => String(line));
  return {
    lines: () => written().map((line) => JSON.parse(line) as Line),
    text: () => written().join("\n"),
  };
}
