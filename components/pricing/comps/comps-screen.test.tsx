import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { ADDRESS } from "#tests/property.ts";
import { press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { NO_OWN_SALES, SALE, SOURCE, VALUATION } from "#tests/valuation/views.ts";
import { CompsScreen } from "./comps-screen.tsx";

setUpScreen();

async function open(valuation: ValuationView) {
  renderScreen(<CompsScreen map={null} />, {
    "/api/property": ADDRESS,
    "/api/property/own-sales": NO_OWN_SALES,
    "/api/valuation": valuation,
  });
  await settle();
}

const valueOf = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;

async function choose(name: string) {
  act(() => screen.getByRole("menuitem", { name }).click());
  await settle();
}

it("without a property asks for the address", async () => {
  renderScreen(<CompsScreen map={null} />, { "/api/property": null });
  await settle();
  expect(screen.getByText("No property address available")).toBeVisible();
});

it("without sales offers to add them", async () => {
  const reason = "There are no sales to compare with yet.";
  const unknown = { estimate: null, assessment: null, confidence: null, low: null, high: null };
  const source = { ...SOURCE, reason, summary: reason };
  await open({ ...VALUATION, ...unknown, source, comparables: null });
  for (const name of ["Paste sales", "Add a sale"]) {
    expect(screen.getByRole("button", { name })).toBeVisible();
  }
});

it("labels demonstration data", async () => {
  await open({ ...VALUATION, source: { ...SOURCE, isDemo: true } });
  expect(screen.getByText(/Fictional sales, for demonstration/)).toBeVisible();
  expect(screen.getByText("Demonstration data.")).toBeVisible();
});

describe("the comparable sales", () => {
  it("stand in a table with their adjustments behind a menu", async () => {
    await open(VALUATION);
    const table = screen.getByRole("table", { name: "Comparable sales" });
    const row = within(table).getByRole("row", { name: /1264 Juniper St/ });
    expect(row).toHaveTextContent("3 bd · 2.5 ba · 1,720 sq ft · built 1961");
    expect(row).toHaveTextContent("Jan 1, 2026");
    expect(row).toHaveTextContent("$354,109");
    expect(row).toHaveTextContent("12.0%");
    const livingArea = within(table).getByText("Living area");
    expect(livingArea).not.toBeVisible();
    await press("Actions for 1264 Juniper St");
    await choose("Show adjustments");
    expect(valueOf("Time since sale")).toBe("\u2212$832");
    expect(livingArea).toBeVisible();
    expect(livingArea.nextElementSibling).toHaveTextContent("+$18,941");
    await press("Actions for 1264 Juniper St");
    await choose("Hide adjustments");
    expect(livingArea).not.toBeVisible();
  });

  it("are five at first, and all on request", async () => {
    const comparables = Array.from({ length: 12 }, (_, id) => ({ ...SALE, id }));
    await open({ ...VALUATION, comparables });
    expect(screen.getAllByRole("button", { name: /^Actions for/ })).toHaveLength(5);
    await press("Show 7 more");
    const buttons = screen.getAllByRole("button", { name: /^Actions for/ });
    expect(buttons).toHaveLength(12);
    // The pressed button is gone, so the focus moves to the first new row.
    expect(buttons[5]).toHaveFocus();
  });
});
