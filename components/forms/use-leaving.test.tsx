import { fireEvent, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useLeaving } from "./use-leaving.ts";

function setUp() {
  const save = vi.fn();
  return { save, ...renderHook(() => useLeaving(save)) };
}

it.each(["beforeunload", "pagehide"])("saves on %s", (type) => {
  const { save } = setUp();
  expect(save).not.toHaveBeenCalled();
  fireEvent(window, new Event(type));
  expect(save).toHaveBeenCalledTimes(1);
});

it.each([
  ["hidden", 1],
  ["visible", 0],
] as const)("when the page becomes %s, saves %i times", (state, times) => {
  const { save } = setUp();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  fireEvent(document, new Event("visibilitychange"));
  expect(save).toHaveBeenCalledTimes(times);
});

it("saves when the screen closes, and never after that", () => {
  const { save, unmount } = setUp();
  unmount();
  expect(save).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event("pagehide"));
  expect(save).toHaveBeenCalledTimes(1);
});
