import { LIMITS } from "#tests/limits.ts";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// For findBy… and waitFor: a limit that only catches what hangs.
configure({ asyncUtilTimeout: LIMITS.condition });

// jsdom has no router, and can't leave a page.
vi.mock("next/navigation", () => import("#tests/navigation.ts"));
vi.mock("#components/ui/navigate.ts", () => ({ navigateTo: vi.fn() }));

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
