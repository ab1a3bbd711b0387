import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Basics } from "#lib/fields/basics.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { carryForward } from "#lib/valuation/last-sale/carry-forward.ts";
import { ADDRESS, BASICS, makeProperty } from "#tests/property.ts";
import { press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { NO_LAST_SALE, NO_OWN_SALES, SOURCE, VALUATION } from "#tests/valuation/views.ts";
import { PricingScreen } from "./pricing-screen.tsx";

const CALL = "GET /api/valuation";
const NO_ASKING_PRICE = { history: [] };

const NOTHING: ValuationView = {
  estimate: null,
  assessment: null,
  confidence: null,
  low: null,
  high: null,
  owner: null,
  propertySize: 1850,
  lotSize: null,
  lastSalePrice: null,
  lastSaleDate: null,
  estimateDate: null,
  retrievedAt: "2026-11-21T12:00:00.000Z",
  source: { ...SOURCE, step: null, place: null, areaModel: null, publishedError: null },
  comparables: null,
};

const server = setUpScreen();

async function open(
  valuation: ValuationView,
  propertyBasics: Basics | null = BASICS,
  ownSales = NO_OWN_SALES,
  lastSale = NO_LAST_SALE,
) {
  server.answer(CALL, 200, valuation);
  const rendered = renderScreen(<PricingScreen />, {
    "/api/property": ADDRESS,
    "/api/property/own-sales": ownSales,
    "/api/property/last-sale": lastSale,
    "/api/asking-price": NO_ASKING_PRICE,
    "/api/properties/latest": makeProperty({ propertyBasics }),
  });
  await settle();
  return rendered;
}

const openDetails = (title: string) => {
  const details = screen.getByRole("heading", { name: title }).closest("details");
  if (details) details.open = true;
};

const valueOf = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;

describe("the cards", () => {
  it("show the address and every value of the specification", async () => {
    await open(VALUATION);
    expect(screen.getByText("1418 Juniper St, Unit 3, Madison, WI 53704")).toBeVisible();
    const headings = screen.getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Current Property Valuation",
      "Asking price",
      "Value Range",
      "Property Details",
      "Sales History",
      "Data Information",
      "About your home",
      "How we got this",
      "Your home's last sale",
      "Estimate history",
    ]);
    const values = {
      "Current Estimated Value": "$352,349",
      "Current Assessment": "$310,000",
      "Confidence Score": "81 of 100",
      "Low Estimate": "$313,389",
      "High Estimate": "$396,151",
      Owner: "Registered Owner",
      "Property Size": "1,850 sq ft",
      "Lot Size": "7,200 sq ft",
      "Last Sale Price": "$245,000",
      "Last Sale Date": "June 1, 2015",
      "Estimate Date": "November 21, 2026",
      "Data Retrieved": "November 21, 2026",
    };
    const shown = Object.keys(values).map((name) => [name, valueOf(name)]);
    expect(Object.fromEntries(shown)).toEqual(values);
  });

  it("draw the range, and say it to those who don't see it", async () => {
    await open(VALUATION);
    expect(
      screen.getByRole("img", {
        name: "The estimate is $352,349, with a range from $313,389 to $396,151.",
      }),
    ).toBeInTheDocument();
    expect(screen.getByText("This is an estimate, not an appraisal.")).toBeVisible();
  });

  it("say N/A for what is unknown", async () => {
    await open({ ...NOTHING, assessment: 310_000, propertySize: null, retrievedAt: null });
    for (const name of [
      "Current Estimated Value",
      "Confidence Score",
      "Low Estimate",
      "High Estimate",
      "Owner",
      "Property Size",
      "Lot Size",
      "Last Sale Price",
      "Last Sale Date",
      "Estimate Date",
      "Data Retrieved",
    ]) {
      expect([name, valueOf(name)]).toEqual([name, "N/A"]);
    }
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.queryByText("This is an estimate, not an appraisal.")).toBeNull();
  });

  it("take a zero for a value", async () => {
    await open({ ...VALUATION, confidence: 0 });
    expect(valueOf("Confidence Score")).toBe("0 of 100");
  });
});

describe("what the estimate stands on", () => {
  it("is shown: how many sales, from where and when, and how good such estimates were", async () => {
    await open(VALUATION);
    expect(screen.getByText(SOURCE.summary)).not.toBeVisible();
    openDetails("How we got this");
    expect(screen.getByText(SOURCE.summary)).toBeVisible();
    expect(valueOf("Sales compared")).toBe("220");
    expect(valueOf("Where")).toBe("Your zip code, 53704");
    expect(valueOf("Sold between")).toBe("Dec 9, 2024 and Nov 19, 2026");
    expect(screen.getByText(/18.0% of the estimate/)).toBeVisible();
    expect(
      screen.getByText(
        "Half of past estimates in the “Dane County” market were within 6.5% of the sale price, and 70.9% were within 10%. That's based on 117 past sales there. We don't have a separate figure for your area.",
      ),
    ).toBeVisible();
  });

  it("names what had to be assumed", async () => {
    await open({ ...VALUATION, source: { ...SOURCE, assumed: ["lotSize", "yearBuilt"] } });
    expect(screen.getAllByText("Assumed: typical for the area")).toHaveLength(2);
    openDetails("How we got this");
    expect(
      screen.getByText("The range may be wider because some details of your home are assumed."),
    ).toBeVisible();
    expect(valueOf("Lot size")).toBe("7,200 sq ft");
  });

  it("is an estimate and no appraisal, an external service's as well, with or without a number", async () => {
    const source = { ...NOTHING.source!, kind: "external" as const, facts: null };
    await open({ ...NOTHING, source, low: 300_000, high: 400_000 });
    expect(screen.getByText("This is an estimate, not an appraisal.")).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Your home" })).toBeNull();
  });

  it("is labelled wherever it is demonstration data", async () => {
    await open({ ...VALUATION, source: { ...SOURCE, isDemo: true } });
    expect(screen.getAllByText(/Demonstration data/)).toHaveLength(2);
  });

  it("carries no such label otherwise", async () => {
    await open(VALUATION);
    expect(screen.queryByText(/demonstration|fictional/i)).toBeNull();
  });
});

it("shows the estimate from added sales where there is no other", async () => {
  const estimate = {
    ...{ value: 350_000, low: 310_000, high: 395_000, confidence: 60, salesCount: 3 },
    ...{ market: null, areasAlone: false, medianErrorPercent: 12.8, measuredOn: "public sales" },
  };
  await open(NOTHING, BASICS, { ...NO_OWN_SALES, estimate });
  expect(valueOf("Estimate from these sales")).toBe("$350,000");
  expect(screen.queryByText("No pricing data available.")).toBeNull();
});

describe("without prices", () => {
  it("says so, and the plain reason", async () => {
    const reason = "There are no sales to compare with yet.";
    await open({ ...NOTHING, source: { ...SOURCE, reason, summary: reason } });
    expect(screen.getByText("No pricing data available.")).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    const headings = screen.getAllByRole("heading", { level: 2 });
    // The last sale and an asking price both work without an estimate.
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Asking price",
      "Your home's last sale",
    ]);
    expect(screen.getByRole("button", { name: "Add last sale" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Add comps" })).toHaveAttribute(
      "href",
      "/pricing/comps",
    );
  });

  it("leads to the basics where those are what is missing", async () => {
    const missing = ["Finished Square Footage"];
    await open({ ...NOTHING, source: { ...SOURCE, reason: "It needs more.", missing } }, null);
    expect(screen.queryByRole("heading", { name: "How we got this" })).toBeNull();
    expect(screen.getByRole("link", { name: "Go to The Basics" })).toHaveAttribute(
      "href",
      "/property-basics",
    );
  });

  it("with a last sale, shows its estimate, and still what is missing", async () => {
    const sale = { soldOn: "2012-05-01", price: 210_000 };
    const estimate = carryForward(sale, "WI", new Date("2026-11-21T12:00:00Z"));
    const reason = "Add your finished square footage.";
    const source = { ...SOURCE, reason, missing: ["Finished Square Footage"] };
    await open({ ...NOTHING, source }, null, NO_OWN_SALES, { sale, estimate, reason: null });
    expect(valueOf("Adjusted to today")).toMatch(/^\$[\d,]+$/);
    expect(screen.getByText("No estimate from nearby sales.")).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to The Basics" })).toBeVisible();
  });

  it("still shows an earlier sale that is known", async () => {
    await open({ ...NOTHING, lastSalePrice: 245_000 });
    expect(screen.getByText("No pricing data available.")).toBeVisible();
    expect(valueOf("Last Sale Price")).toBe("$245,000");
  });
});

it("without a property asks for the address and fetches nothing", async () => {
  renderScreen(<PricingScreen />, { "/api/property": null });
  await settle();
  expect(screen.getByText("No property address available")).toBeVisible();
  expect(screen.getByText("No property data found...")).toBeVisible();
  expect(server.calls).toEqual([]);
});

it("says what is loading: the property, then the prices", async () => {
  const property = server.hold("GET /api/property");
  const valuation = server.hold(CALL);
  renderScreen(<PricingScreen />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading property data...");
  await property(200, ADDRESS);
  expect(screen.getByRole("status")).toHaveTextContent("Loading pricing data...");
  await valuation(200, VALUATION);
  await settle();
  expect(valueOf("Current Estimated Value")).toBe("$352,349");
});

describe("a failure", () => {
  const fetches = () => server.callsOf(CALL).length;

  it("shows after two retries, with the server's words, and can be tried again", async () => {
    server.answer(CALL, 502, { error: "Failed to fetch pricing data: 503 Service Unavailable" });
    renderScreen(<PricingScreen />, {
      "/api/property": ADDRESS,
      "/api/asking-price": NO_ASKING_PRICE,
    });
    await settle(10_000);
    expect(fetches()).toBe(3);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Error loading pricing data: Failed to fetch pricing data: 503 Service Unavailable",
    );
    expect(screen.getByText(/1418 Juniper St/)).toBeVisible();
    server.answer(CALL, 200, VALUATION);
    await press("Try again");
    await settle();
    expect(valueOf("Current Estimated Value")).toBe("$352,349");
  });

  it("without words of the server names the status", async () => {
    server.answer(CALL, 504, {});
    renderScreen(<PricingScreen />, {
      "/api/property": ADDRESS,
      "/api/asking-price": NO_ASKING_PRICE,
    });
    await settle(10_000);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Error loading pricing data: Failed to fetch pricing data: 504",
    );
  });
});
