import { LIMITS } from "#tests/limits.ts";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { clsx } from "clsx";
import { twMerge } from "tailwind-merge";
import { afterEach, expect, vi } from "vitest";
import type * as utils from "#lib/utils.ts";

// The files share a document: each starts on an empty one.
document.head.replaceChildren();
document.body.replaceChildren();

// For findBy… and waitFor: a limit that only catches what hangs.
configure({ asyncUtilTimeout: LIMITS.condition });

// jsdom has no router, and can't leave a page.
vi.mock("next/navigation", () => import("#tests/navigation.ts"));
vi.mock("#components/ui/navigate.ts", () => ({ navigateTo: vi.fn() }));

// What it knows of Tailwind must be enough for all that the components ask of it.
vi.mock("#lib/utils.ts", async (original) => {
  const { cn } = await original<typeof utils>();
  const checked: typeof cn = (...inputs) => {
    const classes = cn(...inputs);
    expect(classes).toBe(twMerge(clsx(inputs)));
    return classes;
  };
  return { cn: checked };
});

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  window.localStorage.clear();
  vi.clearAllMocks();
});

// jsdom lays nothing out, so there is nothing to observe; checkboxes and popovers ask for it.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// What is loaded when it is scrolled to is not, unless a test says that it is in view.
window.IntersectionObserver ??= class {
  root = null;
  rootMargin = "";
  scrollMargin = "";
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
