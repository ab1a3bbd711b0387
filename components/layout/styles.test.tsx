import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const ADDRESS = "/_next/static/chunks/a.css";

const stylesheets = () =>
  [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute("href"));

beforeEach(() => vi.resetModules());

afterEach(() => {
  document.documentElement.removeAttribute("id");
  document.head.replaceChildren();
});

async function renderStyles(address: string): Promise<void> {
  const { Styles } = await import("./styles.tsx");
  render(<Styles address={address} />);
}

it("loads no stylesheet beside the styles in the server's HTML", async () => {
  await renderStyles(ADDRESS);
  expect(stylesheets()).toEqual([]);
});

it("loads the stylesheet for a page whose HTML the server could not make", async () => {
  document.documentElement.id = "__next_error__";
  await renderStyles(ADDRESS);
  await vi.waitFor(() => expect(stylesheets()).toEqual([ADDRESS]));
});

it("loads none in development, where the build has put no address", async () => {
  document.documentElement.id = "__next_error__";
  const { ADDRESS_OF_STYLES } = await import("#lib/styles-of-the-build.ts");
  await renderStyles(ADDRESS_OF_STYLES);
  expect(stylesheets()).toEqual([]);
});
