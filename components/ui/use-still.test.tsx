import { act, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useStill } from "./use-still.ts";

const early = (isDown: boolean) => Object.assign(window, { earlyInput: { isDown } });

afterEach(() => void Reflect.deleteProperty(window, "earlyInput"));

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

it("waits for a pointer that went down before the page worked", () => {
  early(true);
  const { result, rerender } = render();
  rerender({ value: "after" });
  expect(result.current).toBe("before");
  fireEvent.pointerUp(document.body);
  expect(result.current).toBe("after");
});

it("waits for no pointer that went up before anything listened", async () => {
  early(true);
  const { result, rerender } = renderHook(
    ({ value }) => {
      const still = useStill(value);
      // Between the first rendering and what listens after it.
      early(false);
      return still;
    },
    { initialProps: { value: "before" } },
  );
  await act(async () => undefined);
  rerender({ value: "after" });
  expect(result.current).toBe("after");
});
