import { LIMITS } from "#tests/limits.ts";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { clsx } from "clsx";
import { twMerge } from "tailwind-merge";
import { afterEach, expect, vi } from "vitest";
import type * as utils from "#lib/utils.ts";

// Test files share a document, so each starts with an empty one.
document.head.replaceChildren();
document.body.replaceChildren();

// For findBy… and waitFor. The limit only ends tests that hang.
configure({ asyncUtilTimeout: LIMITS.condition });

// jsdom has no router and can't navigate.
vi.mock("next/navigation", () => import("#tests/navigation.ts"));
vi.mock("#components/ui/navigate.ts", () => ({ navigateTo: vi.fn() }));

// Checks that the simpler `cn` merges the components' classes as tailwind-merge does.
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

// jsdom's own `labels` searches the whole document once per label, which is most of the time of tests of
// long forms.
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, "labels", {
    configurable: true,
    get(this: HTMLInputElement) {
      return [...document.querySelectorAll<HTMLLabelElement>("label")].filter((label) =>
        label.htmlFor ? label.htmlFor === this.id : label.control === this,
      );
    },
  });
}

// jsdom has no layout to observe, but checkboxes and popovers need the class.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Content that loads on scroll doesn't load unless a test puts it into view.
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
