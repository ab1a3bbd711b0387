import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as Toaster from "./toaster.tsx";

const loading = vi.fn();

async function openPage(loadToaster: () => Promise<typeof Toaster>) {
  vi.doMock("./toaster.tsx", () => {
    loading();
    return loadToaster();
  });
  const { ToastSlot } = await import("./toast-slot.tsx");
  const { toast } = await import("./use-toast.ts");
  render(<ToastSlot />);
  return {
    toast: async () => {
      act(() => void toast({ title: "Login failed", description: "Please try again." }));
      await act(() => vi.dynamicImportSettled());
    },
  };
}

const whole = () => vi.importActual<typeof Toaster>("./toaster.tsx");
const away = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => vi.resetModules());
afterEach(() => vi.useRealTimers());

it("loads the toaster when the page is first used, and not before", async () => {
  const page = await openPage(whole);
  await vi.dynamicImportSettled();
  expect(loading).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  await vi.dynamicImportSettled();
  expect(loading).toHaveBeenCalledOnce();

  await page.toast();
  expect(screen.getByRole("region", { name: /F8/ })).toHaveTextContent(
    "Login failedPlease try again.",
  );
});

it("shows a toast on a page that hasn't been used", async () => {
  const page = await openPage(whole);
  await page.toast();
  expect(screen.getByRole("region", { name: /F8/ })).toHaveTextContent(
    "Login failedPlease try again.",
  );
});

it("shows the message for 5 seconds when the toaster can't be loaded", async () => {
  const page = await openPage(away);
  fireEvent.keyDown(document.body, { key: "Tab" });
  await vi.dynamicImportSettled();
  vi.useFakeTimers();
  await page.toast();
  expect(screen.getByRole("alert")).toHaveTextContent("Login failedPlease try again.");
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.getByRole("alert")).not.toBeEmptyDOMElement();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});
