import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

// jsdom lays nothing out, so there is nothing to observe; checkboxes and popovers ask for it.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
