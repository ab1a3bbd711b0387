import { describe, expect, it } from "vitest";
import {
  formatArea,
  formatDate,
  formatMoney,
  formatMoneyChange,
  formatNumber,
  formatShare,
  orNotAvailable,
  plainNumber,
} from "./format.ts";

describe("money", () => {
  it("is written in whole US dollars", () => {
    expect(formatMoney(1_250_000)).toBe("$1,250,000");
    expect(formatMoney(999.6)).toBe("$1,000");
    expect(formatMoney(0)).toBe("$0");
  });

  it("has a sign if it's a change", () => {
    expect(formatMoneyChange(12_000)).toBe("+$12,000");
    expect(formatMoneyChange(-8_500)).toBe("\u2212$8,500");
    expect(formatMoneyChange(0)).toBe("$0");
  });
});

describe("numbers", () => {
  it("are grouped, with at most two decimals", () => {
    expect(formatNumber(43_560)).toBe("43,560");
    expect(formatNumber(2.255)).toBe("2.26");
    expect(formatArea(1450)).toBe("1,450 sq ft");
  });

  it("are percentages with one decimal for shares", () => {
    expect(formatShare(0.234)).toBe("23.4%");
    expect(formatShare(0)).toBe("0.0%");
  });

  it("are plain digits for editing", () => {
    expect(plainNumber(1450)).toBe("1450");
    expect(plainNumber(1_000_000_000)).toBe("1000000000");
    expect(plainNumber(0.5)).toBe("0.5");
    expect(plainNumber(1e-7)).toBe("0.0000001");
  });
});

describe("dates", () => {
  it("without a time are the same day in every time zone", () => {
    expect(formatDate("2026-01-01", { timeZone: "Pacific/Honolulu" })).toBe("January 1, 2026");
    expect(formatDate("2026-12-31", { timeZone: "Pacific/Auckland" })).toBe("December 31, 2026");
  });

  it("with a time are shown in the given time zone", () => {
    expect(formatDate("2026-11-21T03:00:00.000Z")).toBe("November 21, 2026");
    expect(formatDate("2026-11-21T03:00:00.000Z", { timeZone: "America/Los_Angeles" })).toBe(
      "November 20, 2026",
    );
  });

  it("can be short", () => {
    expect(formatDate("2026-09-05", { style: "short" })).toBe("Sep 5, 2026");
  });

  it.each(["", "soon", "2026-13-01"])("that are invalid (%j) are N/A", (text) => {
    expect(formatDate(text)).toBe("N/A");
  });
});

describe("an unknown value", () => {
  it("is N/A, and zero is a value", () => {
    expect(orNotAvailable(null, formatMoney)).toBe("N/A");
    expect(orNotAvailable(undefined, formatMoney)).toBe("N/A");
    expect(orNotAvailable(0, formatMoney)).toBe("$0");
  });
});
