import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Banner } from "./banner.tsx";

describe("Banner", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("asks to be hidden once, after 5 s", () => {
    const onHide = vi.fn();
    render(<Banner tone="success" message="Saved" onHide={onHide} />);
    act(() => vi.advanceTimersByTime(4999));
    expect(onHide).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(10_000));
    expect(onHide).toHaveBeenCalledTimes(1);
  });

  it("restarts its time for a new message, but not for a new render", () => {
    const onHide = vi.fn();
    const { rerender } = render(<Banner tone="error" message="One" onHide={onHide} />);
    act(() => vi.advanceTimersByTime(3000));
    rerender(<Banner tone="error" message="Two" onHide={() => onHide()} />);
    act(() => vi.advanceTimersByTime(3000));
    expect(onHide).not.toHaveBeenCalled();
    rerender(<Banner tone="error" message="Two" onHide={() => onHide()} />);
    act(() => vi.advanceTimersByTime(2000));
    expect(onHide).toHaveBeenCalledTimes(1);
  });

  it("stays until dismissed when hideAfter is null", () => {
    const onHide = vi.fn();
    render(<Banner tone="error" message="Failed" hideAfter={null} dismissible onHide={onHide} />);
    act(() => vi.advanceTimersByTime(60_000));
    expect(onHide).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(onHide).toHaveBeenCalledTimes(1);
  });

  it("has its live region before it has a message", () => {
    const { rerender } = render(<Banner tone="success" message={null} />);
    const region = screen.getByRole("status");
    expect(region).toBeEmptyDOMElement();
    rerender(<Banner tone="success" message="Saved" />);
    expect(region).toHaveTextContent("Saved");
  });

  it("is an alert for an error", () => {
    render(<Banner tone="error" message="Failed" />);
    expect(screen.getByRole("alert")).toHaveTextContent("Failed");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
