import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { HydrationGate } from "./hydration-gate.tsx";

const FORM = (
  <HydrationGate>
    <input aria-label="City" defaultValue="" />
    <button type="button">Save</button>
  </HydrationGate>
);

it("keeps fields and buttons shut in the server's page, and opens them once scripts run", () => {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(FORM);
  const field = within(page).getByLabelText("City");
  expect(field).toBeDisabled();
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();

  render(FORM, { container: page, hydrate: true });
  expect(within(page).getByLabelText("City")).toBe(field);
  expect(field).toBeEnabled();
  expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
  expect(page.querySelector("[data-hydrating]")).toBeNull();
});
