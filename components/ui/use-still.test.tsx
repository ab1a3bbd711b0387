import { fireEvent, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useStill } from "./use-still.ts";

const render = () =>
  renderHook(({ value }) => useStill(value), { initialProps: { value: "before" } });

it("keeps the value while a pointer is down, and updates when it's released", () => {
  const { result, rerender } = render();
  fireEvent.pointerDown(document.body);
  rerender({ value: "after" });
  expect(result.current).toBe("before");
  fireEvent.pointerUp(document.body);
  expect(result.current).toBe("after");
});
