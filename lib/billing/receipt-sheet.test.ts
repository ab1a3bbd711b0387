import { expect, it } from "vitest";
import type { Measure } from "#lib/templates/drawing.ts";
import { drawReceipt } from "./receipt-sheet.ts";

const measure: Measure = (text, _face, size) => text.length * size * 0.5;

const RECEIPT = {
  ...{ id: "0c8f6a52-4a1e-4d6a-9d6f-0f3b0e6b7a11", providerId: "in_1", number: "PORCH-0001" },
  ...{ date: new Date("2026-11-21T15:30:00Z"), description: "Basic plan, one month" },
  ...{ amount: 9_900, refunded: 0, monthlyCost: 99 },
  state: "paid",
  ...{ email: "ana@example.com", name: "Ana Torres" },
} as const;

function textsOf(sheet: Parameters<typeof drawReceipt>[0]) {
  const { pages, width, height } = drawReceipt(sheet, measure);
  return pages.flat().flatMap((mark) => {
    if (mark.kind !== "text") return [];
    for (const { text, x, y } of mark.lines) {
      expect(x + measure(text, mark.face, mark.size)).toBeLessThanOrEqual(width - 72);
      expect(y).toBeLessThanOrEqual(height - 72);
    }
    return mark.lines.map(({ text }) => text);
  });
}

it("shows the receipt number, payer, plan, amount, status, and billing schedule", () => {
  expect(textsOf(RECEIPT)).toEqual([
    ...["Porchlight", "Receipt", "Receipt number", "PORCH-0001", "Date", "November 21, 2026"],
    ...["Paid by", "Ana Torres", "Account", "ana@example.com", "For", "Basic plan, one month"],
    ...["Amount", "$99.00", "Status", "Paid"],
    "We charge $99 every month, in advance, until you cancel.",
  ]);
});

it("shows that a test payment charged nothing, and the refunded amount", () => {
  const texts = textsOf({ ...RECEIPT, providerId: "sandbox_subscription_2", refunded: 500 });
  expect(texts).toContain("$5.00");
  expect(texts.join(" ")).toContain("Test payment: nothing was charged");
});

it("keeps long names and addresses on the page", () => {
  const name = "Anastasia Alexandra ".repeat(10);
  const texts = textsOf({ ...RECEIPT, name, email: `${"a".repeat(240)}@example.com` });
  expect(texts.length).toBeGreaterThan(20);
});
