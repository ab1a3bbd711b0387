import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ComparableView, ValuationView } from "#lib/schemas/valuation.ts";
import { ADDRESS } from "#tests/property.ts";
import { press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { NO_OWN_SALES, SALE, SOURCE, VALUATION } from "#tests/valuation/views.ts";
import { CompsScreen } from "./comps-screen.tsx";

const sale = (id: number, changes: Partial<ComparableView> = {}): ComparableView => ({
  ...SALE,
  id,
  address: `${id} Juniper St`,
  ...changes,
});
const SALES = Array.from({ length: 8 }, (_, index) => sale(index + 1));

/** Returns the valuation without these sales: they come last, and another sale replaces them. */
function without(ids: readonly number[], changes: Partial<ValuationView> = {}): ValuationView {
  const isLeftOut = ({ id }: ComparableView) => ids.includes(id);
  const counted = SALES.filter((one) => !isLeftOut(one));
  const leftOut = SALES.filter(isLeftOut).map((one) => ({ ...one, share: 0, isLeftOut: true }));
  return {
    ...VALUATION,
    estimate: 352_349 - 8_400 * ids.length,
    source: { ...SOURCE, estimateWithAll: ids.length > 0 ? 352_349 : null },
    comparables: [...counted, ...leftOut],
    ...changes,
  };
}

const server = setUpScreen();

async function open(valuation: ValuationView) {
  const rendered = renderScreen(<CompsScreen map={null} />, {
    "/api/property": ADDRESS,
    "/api/property/own-sales": NO_OWN_SALES,
    "/api/valuation": valuation,
  });
  await settle();
  return rendered;
}

const row = (id: number) => screen.getByRole("row", { name: new RegExp(`^${id} Juniper St`) });
const button = (id: number) => within(row(id)).getByRole("button", { name: /^Actions for/ });
const isExcluded = (id: number) => row(id).textContent.includes("Excluded");
const addresses = () =>
  screen.getAllByRole("rowheader").map(({ textContent }) => Number.parseInt(textContent ?? "", 10));
const methods = () => server.calls.map(({ call }) => call);

async function openMenu(id: number) {
  act(() => button(id).focus());
  act(() => button(id).click());
  await settle();
  return screen.getByRole("menuitem", { name: /^(Ex|In)clude$/ });
}

/** Presses Exclude or Include, and returns which of them the menu had. */
async function toggle(id: number) {
  const item = await openMenu(id);
  act(() => item.click());
  await settle();
  return item.textContent;
}

describe("leaving a sale out", () => {
  it("asks the server, and then says how the estimate moved, where it stands and where it would be", async () => {
    server.answer("PUT /api/valuation/left-out/2", 200, without([2]));
    await open(without([]));
    await toggle(2);
    expect(methods()).toEqual(["PUT /api/valuation/left-out/2"]);
    expect(toastText()).toContain("2 Juniper St was excluded");
    expect(toastText()).toContain("The estimate is now $343,949, down $8,400.");
    expect(screen.getByText("$343,949")).toBeVisible();
    expect(
      screen.getByText("1 sale excluded. With all sales, the estimate would be $352,349."),
    ).toBeVisible();
    expect(
      screen.getByText("Excluding sales never raises confidence or narrows the range."),
    ).toBeVisible();
  });

  it("leaves the row where it is, marked as left out, with the focus on the way back", async () => {
    server.answer("PUT /api/valuation/left-out/2", 200, without([2]));
    await open(without([]));
    await toggle(2);
    expect(addresses()).toEqual([1, 2, 3, 4, 5]);
    expect(isExcluded(2)).toBe(true);
    expect(button(2)).toHaveFocus();
    expect(await openMenu(2)).toHaveTextContent("Include");
  });

  it("is undone by the same menu, and by the one in the toast, which hands its focus on", async () => {
    server.answer("PUT /api/valuation/left-out/2", 200, without([2]));
    server.answer("DELETE /api/valuation/left-out/2", 200, without([]));
    await open(without([]));
    expect(await toggle(2)).toBe("Exclude");
    expect(await toggle(2)).toBe("Include");
    expect(toastText()).toContain("2 Juniper St was included again");
    expect(toastText()).toContain("The estimate is now $352,349, up $8,400.");
    expect(isExcluded(2)).toBe(false);
    await press("Undo");
    expect(isExcluded(2)).toBe(true);
    expect(button(2)).toHaveFocus();
    expect(methods()).toEqual([
      "PUT /api/valuation/left-out/2",
      "DELETE /api/valuation/left-out/2",
      "PUT /api/valuation/left-out/2",
    ]);
  });

  it("can't be asked again until it is answered, and keeps the focus meanwhile", async () => {
    const answer = server.hold("PUT /api/valuation/left-out/2");
    await open(without([]));
    await toggle(2);
    expect(button(2)).toHaveFocus();
    expect(button(2)).toHaveAttribute("aria-busy", "true");
    expect(await openMenu(2)).toHaveAttribute("aria-disabled", "true");
    await answer(200, without([2]));
    expect(methods()).toHaveLength(1);
    expect(screen.getByRole("menuitem", { name: "Include" })).not.toHaveAttribute("aria-disabled");
  });

  it("of two sales runs one after the other, and each says how far it moved the estimate", async () => {
    const first = server.hold("PUT /api/valuation/left-out/2");
    server.answer("PUT /api/valuation/left-out/4", 200, without([2, 4]));
    await open(without([]));
    await toggle(2);
    await toggle(4);
    expect(methods()).toEqual(["PUT /api/valuation/left-out/2"]);
    await first(200, without([2]));
    await settle();
    expect(methods()).toHaveLength(2);
    expect(toastText()).toContain("4 Juniper St was excluded");
    expect(toastText()).toContain("The estimate is now $335,549, down $8,400.");
    expect(screen.getByText(/^2 sales excluded\./)).toBeVisible();
  });

  it("shows what another tab left out as well", async () => {
    server.answer("PUT /api/valuation/left-out/2", 200, without([2, 7]));
    await open(without([]));
    await toggle(2);
    expect(isExcluded(7)).toBe(true);
  });
});

describe("sales that were left out earlier", () => {
  it("stand at the end, always shown", async () => {
    const { container } = await open(without([2, 3]));
    expect(addresses()).toEqual([1, 4, 5, 6, 7, 2, 3]);
    expect(screen.getByRole("button", { name: "Show 1 more" })).toBeVisible();
    expect(container).toHaveTextContent("2 sales excluded.");
  });

  it("stay in sight when they are put back", async () => {
    server.answer("DELETE /api/valuation/left-out/3", 200, without([2]));
    await open(without([2, 3]));
    await toggle(3);
    expect(addresses()).toEqual([1, 4, 5, 6, 7, 2, 3]);
    expect(row(3)).toHaveTextContent("12.0%");
    expect(button(3)).toHaveFocus();
  });
});

describe("a failure", () => {
  it("leaves all as it was, says why, and can be tried again", async () => {
    const error = "You've excluded 200 sales, the most allowed.";
    server.answer("PUT /api/valuation/left-out/2", 409, { error });
    await open(without([]));
    await toggle(2);
    expect(toastText()).toContain("We couldn't exclude 2 Juniper St");
    expect(toastText()).toContain(error);
    expect(isExcluded(2)).toBe(false);
    expect(screen.getByText("$352,349")).toBeVisible();

    server.answer("PUT /api/valuation/left-out/2", 200, without([2]));
    await press("Try again");
    expect(isExcluded(2)).toBe(true);
    expect(button(2)).toHaveFocus();
  });

  it("of the connection says so", async () => {
    await open(without([2]));
    await toggle(2);
    expect(toastText()).toContain("We couldn't include 2 Juniper St");
    expect(toastText()).toContain("Check your connection");
    expect(isExcluded(2)).toBe(true);
  });
});

describe("with so many left out that it can't tell", () => {
  const reason = "Without the 2 sales you excluded, there are only 19 sales to compare with.";
  const cannotTell = without([2, 3], {
    estimate: null,
    low: null,
    high: null,
    confidence: null,
    assessment: null,
    source: { ...SOURCE, reason, summary: reason, estimateWithAll: 352_349 },
    comparables: [2, 3].map((id) =>
      sale(id, { isLeftOut: true, share: 0, adjustedPrice: null, adjustments: [] }),
    ),
  });

  it("says so, keeps the focus, and leads back", async () => {
    server.answer("PUT /api/valuation/left-out/3", 200, cannotTell);
    server.answer("DELETE /api/valuation/left-out/3", 200, without([2]));
    await open(without([2]));
    await toggle(3);
    expect(screen.getByText(reason)).toBeVisible();
    expect(toastText()).toContain("There's no estimate right now.");
    expect(addresses().toSorted()).toEqual([2, 3]);
    expect(row(3)).toHaveTextContent("N/A");
    expect(button(3)).toHaveFocus();
    const include = await openMenu(3);
    expect(screen.queryByRole("menuitem", { name: "Show adjustments" })).toBeNull();

    act(() => include.click());
    await settle();
    expect(screen.getByText("$343,949")).toBeVisible();
    expect(toastText()).toContain("The estimate is now $343,949.");
    expect(button(3)).toHaveFocus();
  });

  it("says so on a later visit, too", async () => {
    await open(cannotTell);
    expect(screen.getByText(reason)).toBeVisible();
    expect(addresses().every(isExcluded)).toBe(true);
    expect(screen.getByText(/You excluded these sales/)).toBeVisible();
  });
});

it("an external service's answer has nothing to leave out", async () => {
  await open({
    ...VALUATION,
    source: { ...SOURCE, kind: "external", facts: null },
    comparables: null,
  });
  expect(screen.queryByRole("button", { name: /^Actions for/ })).toBeNull();
});
