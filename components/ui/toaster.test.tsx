import { act, fireEvent, render, renderHook, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Toaster } from "./toaster.tsx";
import { clearToasts, dismissToast, toast, useToast } from "./use-toast.ts";

const region = () => within(screen.getByRole("region", { name: /F8/ }));
const titles = () =>
  region()
    .queryAllByRole("listitem", { hidden: true })
    .map((item) => item.textContent);

describe("toasts", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    act(clearToasts);
    vi.useRealTimers();
  });

  it("show one at a time: a new one replaces the old", () => {
    render(<Toaster />);
    act(() => void toast({ title: "First" }));
    act(() => void toast({ title: "Second", description: "It has more to say." }));
    expect(titles()).toEqual(["SecondIt has more to say."]);
  });

  it("disappear after 5 s", () => {
    render(<Toaster />);
    act(() => void toast({ title: "Saved" }));
    act(() => vi.advanceTimersByTime(4999));
    expect(titles()).toEqual(["Saved"]);
    act(() => vi.advanceTimersByTime(1));
    expect(titles()).toEqual([]);
  });

  it("stay for their duration", () => {
    render(<Toaster />);
    act(() => void toast({ title: "Saved", duration: 9000 }));
    act(() => vi.advanceTimersByTime(8999));
    expect(titles()).toEqual(["Saved"]);
    act(() => vi.advanceTimersByTime(1));
    expect(titles()).toEqual([]);
  });

  it("close with their button", () => {
    render(<Toaster />);
    act(() => void toast({ title: "Saved" }));
    fireEvent.click(region().getByRole("button", { name: "Close" }));
    expect(titles()).toEqual([]);
  });

  it("take the focus on F8", () => {
    render(<Toaster />);
    act(() => void toast({ title: "Saved" }));
    fireEvent.keyDown(document, { key: "F8", code: "F8" });
    expect(region().getByRole("list")).toHaveFocus();
  });

  it("are removed 1,000,000 ms after dismissal, and not before", () => {
    const { result } = renderHook(() => useToast());
    act(() => void toast({ title: "Saved" }));
    act(() => dismissToast());
    act(() => vi.advanceTimersByTime(999_999));
    expect(result.current.toasts).toMatchObject([{ title: "Saved", open: false }]);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current.toasts).toEqual([]);
  });

  it("can be updated", () => {
    render(<Toaster />);
    act(() => toast({ title: "Saving" }).update({ title: "Saved" }));
    expect(titles()).toEqual(["Saved"]);
  });

  it("interrupt a screen reader only for errors", () => {
    render(<Toaster />);
    act(() => void toast({ title: "Login failed", variant: "destructive" }));
    expect(document.querySelector("[aria-live]")).toHaveAttribute("aria-live", "assertive");
    act(() => void toast({ title: "Success" }));
    act(() => vi.advanceTimersByTime(100));
    expect(document.querySelector("[aria-live=polite]")).toHaveTextContent("Success");
  });
});
