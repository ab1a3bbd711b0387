import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { loadInView } from "./load-in-view.tsx";

type See = (entries: Pick<IntersectionObserverEntry, "isIntersecting">[]) => void;

/** Replaces the observer, so that the test decides what is in view. */
function observe() {
  const seen: See[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(see: See) {
        seen.push(see);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (isIntersecting: boolean) =>
    act(async () => {
      for (const see of seen) see([{ isIntersecting }]);
      await Promise.resolve();
    });
}

it("loads its content when it scrolls into view, and not before", async () => {
  const scroll = observe();
  const load = vi.fn(() => Promise.resolve(({ name }: { name: string }) => <p>{name}</p>));
  const Loaded = loadInView(load);
  render(<Loaded name="The line" meanwhile={<p>Loading...</p>} />);
  await scroll(false);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText("Loading...")).toBeVisible();
  await scroll(true);
  expect(screen.getByText("The line")).toBeVisible();
  expect(screen.queryByText("Loading...")).toBeNull();
});

it("tries again when it scrolls into view after a failure", async () => {
  const scroll = observe();
  const load = vi
    .fn(() => Promise.resolve(() => <p>The line</p>))
    .mockRejectedValueOnce(new Error("offline"));
  const Loaded = loadInView(load);
  render(<Loaded meanwhile={<p>Loading...</p>} />);
  await scroll(true);
  expect(screen.getByText("Loading...")).toBeVisible();
  await scroll(true);
  expect(screen.getByText("The line")).toBeVisible();
});
