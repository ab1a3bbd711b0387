import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ComparableView, ValuationSource } from "#lib/schemas/valuation.ts";
import { ADDRESS } from "#tests/property.ts";
import { press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { NO_OWN_SALES, SALE, SOURCE, VALUATION } from "#tests/valuation/views.ts";
import { CompsScreen } from "./comps-screen.tsx";

const HOME = { latitude: 43.09, longitude: -89.35, isApproximate: false };
const NEAR = { latitude: 43.091, longitude: -89.35 };

const sale = (id: number, location: ComparableView["location"]): ComparableView => ({
  ...SALE,
  id,
  address: `${id} Juniper St`,
  location,
});

const server = setUpScreen();

async function open(comparables: ComparableView[], location: ValuationSource["location"] = HOME) {
  renderScreen(<CompsScreen map={null} />, {
    "/api/property": ADDRESS,
    "/api/property/own-sales": NO_OWN_SALES,
    "/api/valuation": { ...VALUATION, source: { ...SOURCE, location }, comparables },
  });
  await settle();
}

const findMap = () => screen.queryByRole("region", { name: "Map of comparable sales" });
const map = () => within(screen.getByRole("region", { name: "Map of comparable sales" }));
const row = (id: number) => screen.getByRole("row", { name: new RegExp(` ${id} Juniper St`) });

describe("the plot of distances", () => {
  it("is described for those who can't see it, and requests nothing", async () => {
    await open([sale(11, NEAR), sale(12, { latitude: 43.09, longitude: -89.355 })]);
    expect(
      map().getByRole("img", {
        name: "2 sales within 0.4 miles of your home, north at the top. The table below lists every distance.",
      }),
    ).toBeVisible();
    expect(map().getByRole("img", { name: "Your home" })).toBeVisible();
    expect(map().getByText("0.2 mi")).toBeVisible();
    expect(map().getByText("Locations come from the sales records.")).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it("numbers the sales as the table does", async () => {
    await open([sale(11, null), sale(12, NEAR)]);
    expect(map().getByRole("button", { name: "2: 12 Juniper St" })).toHaveTextContent("2");
    expect(screen.getByRole("button", { name: "Highlight 12 Juniper St: 2" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Highlight 11 Juniper St/ })).toBeNull();
    expect(map().getByText(/1 sale has no recorded location/)).toBeVisible();
  });

  it("shows one point for sales of one building", async () => {
    await open([sale(11, NEAR), sale(12, NEAR), sale(13, { ...NEAR, latitude: 43.088 })]);
    await press("1: 11 Juniper St; 2: 12 Juniper St");
    expect(map().getByRole("status")).toHaveTextContent(
      "1. 11 Juniper St: sold for $336,000 on Jan 1, 2026" +
        "2. 12 Juniper St: sold for $336,000 on Jan 1, 2026",
    );
  });

  it("says when the home is placed by a neighbor", async () => {
    await open([sale(11, NEAR)], { ...HOME, isApproximate: true });
    expect(map().getByText(/nearest recorded house on its street/)).toBeVisible();
  });

  it.each([
    ["the home", [sale(11, NEAR)], null],
    ["any sale", [sale(11, null)], HOME],
  ])("isn't there without coordinates of %s", async (_, comparables, home) => {
    await open(comparables, home);
    expect(findMap()).toBeNull();
    expect(screen.queryByRole("button", { name: /^Highlight / })).toBeNull();
  });
});

describe("a sale that is chosen", () => {
  it("in the table is marked in the plot, with its price", async () => {
    await open([sale(11, NEAR), sale(12, { ...NEAR, longitude: -89.351 })]);
    const point = map().getByRole("button", { name: "2: 12 Juniper St" });
    expect(point).toHaveAttribute("aria-pressed", "false");
    await press("Highlight 12 Juniper St: 2");
    expect(point).toHaveAttribute("aria-pressed", "true");
    expect(map().getByRole("status")).toHaveTextContent("2. 12 Juniper St: sold for $336,000");
  });

  it("in the plot is marked in the table, until it is pressed again", async () => {
    await open([sale(11, NEAR), sale(12, { ...NEAR, longitude: -89.351 })]);
    const inTable = within(row(11)).getByRole("button", { name: /^Highlight / });
    await press("1: 11 Juniper St");
    expect(inTable).toHaveAttribute("aria-pressed", "true");
    expect(row(11)).toHaveClass("bg-accent");
    expect(row(12)).not.toHaveClass("bg-accent");
    await press("1: 11 Juniper St");
    expect(inTable).toHaveAttribute("aria-pressed", "false");
    expect(map().getByRole("status")).toBeEmptyDOMElement();
  });
});
