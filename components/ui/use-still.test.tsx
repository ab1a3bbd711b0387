import { fireEvent, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useStill } from "./use-still.ts";

const render = () =>
  renderHook(({ value }) => useStill(value), { initialProps: { value: "before" } });

it("waits while a pointer is down, and changes when it is up again", () => {
  const { result, rerender } = render();
  fireEvent.pointerDown(document.body);
  rerender({ value: "after" });
  expect(result.current).toBe("before");
  fireEvent.pointerUp(document.body);
  expect(result.current).toBe("after");
});
