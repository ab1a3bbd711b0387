import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { expect, it, vi } from "vitest";
import { loadOnOpening } from "./load-on-opening.tsx";
import { Toaster } from "./toaster.tsx";

interface Props {
  open: boolean;
  onClose: () => void;
  text: string;
}

function Content({ open, onClose, text }: Props) {
  return open ? (
    <dialog open aria-label={text}>
      <button onClick={onClose}>Close it</button>
    </dialog>
  ) : null;
}

function openPage() {
  const loads: PromiseWithResolvers<ComponentType<Props>>[] = [];
  const load = vi.fn(() => {
    const next = Promise.withResolvers<ComponentType<Props>>();
    loads.push(next);
    return next.promise;
  });
  const Loaded = loadOnOpening(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onPointerEnter={Loaded.preload} onClick={() => setOpen(true)}>
          Open
        </button>
        <Loaded open={open} onClose={() => setOpen(false)} text="Versions" />
        <Toaster />
      </>
    );
  }
  render(<Page />);
  return { load, loads };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("loads on the first press, and then opens", async () => {
  const { load, loads } = openPage();
  expect(load).not.toHaveBeenCalled();
  press("Open");
  expect(screen.getByRole("status")).toHaveTextContent("Loading...");
  await act(async () => loads[0]?.resolve(Content));
  expect(screen.getByRole("dialog", { name: "Versions" })).toBeVisible();
  expect(screen.queryByText("Loading...")).toBeNull();

  press("Close it");
  expect(screen.queryByRole("dialog")).toBeNull();
  press("Open");
  expect(screen.getByRole("dialog", { name: "Versions" })).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it("starts loading when the pointer enters its trigger", () => {
  const { load } = openPage();
  fireEvent.pointerEnter(screen.getByRole("button", { name: "Open" }));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByText("Loading...")).toBeNull();
});

it("says when loading failed and tries again on the next press", async () => {
  const { loads } = openPage();
  press("Open");
  await act(async () => loads[0]?.reject(new TypeError("Failed to fetch")));
  expect(screen.getByRole("region", { name: /F8/ })).toHaveTextContent("This didn't load");
  expect(screen.queryByText("Loading...")).toBeNull();
  press("Open");
  await act(async () => loads[1]?.resolve(Content));
  expect(screen.getByRole("dialog", { name: "Versions" })).toBeVisible();
});
