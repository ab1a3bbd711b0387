import * as fc from "fast-check";
import { expect, it } from "vitest";
import { mapColumns, readContractor } from "#lib/contractors/import-row.ts";
import { isStorable } from "#lib/fields/text.ts";
import { SALE_FIELDS } from "#lib/valuation/import/column-names.ts";
import { readMarks } from "#lib/valuation/import/deed.ts";
import { readSale } from "#lib/valuation/import/sale-row.ts";
import { hostileText } from "#tests/fuzz/hostile.ts";
import { fuzz } from "#tests/fuzz/settings.ts";
import { readWrittenDate } from "./dates.ts";

const cell = fc.oneof(
  { weight: 1, arbitrary: hostileText() },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...["3/4/2024", "2024-02-30", "Mar 2019", "1709510400000", "$450,000", "1.234,5", "0", "-1"],
      ...[
        "53704-1234",
        "12-B Oak St #4",
        "WI",
        "Madison",
        "1e9",
        "9999999999",
        "Condo",
        "2.5",
        "n/a",
      ],
      ...["(541) 555-0101", "1", "Landscaping", "", "constructor"],
    ),
  },
);

// PostgreSQL's largest `integer`.
const MAX_INTEGER = 2 ** 31 - 1;

it("refuses a sales record with a reason, or reads facts that can all be stored", () => {
  const record = fc.tuple(...SALE_FIELDS.map(() => cell));
  const known = fc.constant(["450000", "2024-05-06"] as const);
  fc.assert(
    fc.property(record, fc.option(known), fc.boolean(), (values, sold, decimalComma) => {
      const given = { price: sold?.[0], soldOn: sold?.[1] } as Record<string, string | undefined>;
      const record = values.map((value, index) => given[SALE_FIELDS[index] ?? ""] ?? value);
      const plan = {
        source: "test",
        market: "Test",
        columns: new Map(SALE_FIELDS.map((field, index) => [field, index])),
        constants: new Map(),
        dateOrder: "mdy",
        decimalComma,
        minPrice: 1000,
        today: "2026-11-05",
        districtWord: "District",
        types: new Map(),
        only: null,
        where: [],
        hasListings: true,
        largest: { condition: 5, quality: 13 },
        codes: new Map(),
      } as const;
      const { deed, parcel } = readMarks(record, plan);
      expect(isStorable(parcel + (deed ?? ""))).toBe(true);
      const reading = readSale(record, plan);
      if (!("row" in reading)) {
        expect("reason" in reading ? reading.reason : reading.leftOut).toMatch(/\S/);
        return;
      }
      for (const { reason } of reading.unread) expect(reason).toMatch(/\S/);
      const { price, bedrooms, yearBuilt, yearRemodeled, soldOn } = reading.row;
      for (const whole of [price, bedrooms, yearBuilt, yearRemodeled]) {
        if (whole !== null) expect(Number.isInteger(whole) && whole <= MAX_INTEGER).toBe(true);
      }
      for (const fact of Object.values(reading.row)) {
        if (typeof fact === "number") expect(Number.isFinite(fact)).toBe(true);
        if (typeof fact === "string") expect(isStorable(fact)).toBe(true);
      }
      expect(soldOn <= "2026-11-05").toBe(true);
    }),
    fuzz("sales", 300),
  );
});

it("refuses a contractor record with a reason, or reads text that can be stored", () => {
  const header = ["name", "address_line_1", "city", "state", "phone_number", "contractor_type"];
  const columns = mapColumns(header);
  const types = [{ id: 1, name: "Landscaping" }];
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 8 }), (record) => {
      const reading = readContractor(record, columns, types);
      if ("reason" in reading) expect(reading.reason).toMatch(/\S/);
      else {
        expect(reading.row.contractorTypeId).toBe(1);
        for (const text of Object.values(reading.row)) expect(isStorable(String(text))).toBe(true);
      }
    }),
    fuzz("businesses", 300),
  );
});

it("reads a written date as a valid calendar day", () => {
  fc.assert(
    fc.property(cell, fc.constantFrom("mdy" as const, "dmy" as const), (written, order) => {
      const day = readWrittenDate(written, order);
      if (day !== null) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    }),
    fuzz("written dates", 300),
  );
});
