import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Tips } from "./tips.tsx";

function Page() {
  return (
    <>
      <span role="link" tabIndex={0} data-tip="Not available yet">
        Scheduling
      </span>
      <article data-tip="Right-click to undo">
        <button>Done</button>
      </article>
      <p>Text</p>
      <Tips />
    </>
  );
}

const link = () => screen.getByRole("link");
const tip = () => screen.queryByRole("tooltip")?.textContent ?? null;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hover = (element: Element, pointerType = "mouse") =>
  fireEvent.pointerOver(element, { pointerType });

beforeEach(() => {
  vi.useFakeTimers();
  render(<Page />);
  return () => vi.useRealTimers();
});

it("appears after the mouse has rested for 0.7 s, and disappears when it leaves", async () => {
  hover(link());
  await wait(699);
  expect(tip()).toBeNull();
  await wait(1);
  expect(tip()).toBe("Not available yet");
  hover(screen.getByText("Text"));
  expect(tip()).toBeNull();
});

it("stays while the mouse is on it; the next tip appears right away", async () => {
  hover(link());
  await wait(700);
  hover(screen.getByRole("tooltip"));
  expect(tip()).toBe("Not available yet");
  hover(screen.getByRole("article"));
  await wait(0);
  expect(tip()).toBe("Right-click to undo");
});

it("appears on a press, by touch too, and disappears on a press elsewhere", () => {
  hover(link(), "touch");
  fireEvent.pointerDown(link());
  fireEvent.click(link());
  expect(tip()).toBe("Not available yet");
  fireEvent.pointerDown(document.body);
  expect(tip()).toBeNull();
});

it("closes on Escape without closing anything else", () => {
  const escaped = vi.fn();
  document.addEventListener("keydown", escaped);
  fireEvent.click(link());
  fireEvent.keyDown(link(), { key: "Escape" });
  expect(tip()).toBeNull();
  expect(escaped).not.toHaveBeenCalled();
  fireEvent.keyDown(link(), { key: "Escape" });
  expect(escaped).toHaveBeenCalledOnce();
  document.removeEventListener("keydown", escaped);
});

it("disappears when the focus moves or the page scrolls", () => {
  fireEvent.click(link());
  fireEvent.focusOut(link());
  expect(tip()).toBeNull();
  fireEvent.click(link());
  fireEvent.scroll(document);
  expect(tip()).toBeNull();
});

it("appears for a mouse that rests while the page still scrolls", async () => {
  hover(link());
  fireEvent.scroll(document);
  await wait(700);
  expect(tip()).toBe("Not available yet");
});

it("doesn't appear on press or focus for an element that can't be focused", async () => {
  fireEvent.click(screen.getByRole("button"));
  act(() => screen.getByRole("button").focus());
  await wait(700);
  expect(tip()).toBeNull();
});
