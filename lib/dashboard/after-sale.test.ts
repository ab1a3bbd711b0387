import { expect, it } from "vitest";
import { afterSaleOf } from "./after-sale.ts";

it.each([
  [3, /^3 of 12 documents on your checklist are complete\./],
  [12, /^Your document checklist is complete\.$/],
])("shows checklist progress for %d of 12 documents", (done, text) => {
  const [closing, records] = afterSaleOf({ papers: { done, total: 12 }, isAdmin: true });
  expect(closing).toMatchObject({
    text: expect.stringMatching(text) as string,
    href: "/documents#checklist",
  });
  expect(records).toMatchObject({ title: "Keep your records", href: "/security#account" });
});

it("links people who can't download everything to the documents", () => {
  const [, records] = afterSaleOf({ papers: { done: 3, total: 12 }, isAdmin: false });
  expect(records).toMatchObject({ title: "Keep your records", href: "/documents/files" });
});
