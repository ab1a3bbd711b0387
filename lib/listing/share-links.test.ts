import { expect, it } from "vitest";
import { shareLinks } from "./share-links.ts";
import { trafficOrigin } from "./traffic-origin.ts";

const URL_OF_PAGE = "https://porchlight.example/homes/1-oak-st";
const linksOf = (status: Parameters<typeof shareLinks>[2]) =>
  shareLinks(URL_OF_PAGE, "1 Oak St, Apt #2 & 3, Madison", status).map(({ label, href }) => ({
    label,
    query: new URL(href).searchParams,
  }));

it("opens each network with a URL that attributes visits to it", () => {
  for (const { query } of linksOf("active")) {
    const page = [...query.values()]
      .map((value) => /https:\S+\?\S+/.exec(value)?.[0])
      .find(Boolean);
    expect(page?.split("?")[0]).toBe(URL_OF_PAGE);
    const { source, site } = trafficOrigin(
      new URL(page ?? "").searchParams,
      null,
      "porchlight.example",
    );
    expect(source).toBe("social");
    expect(site).not.toBe("");
  }
});

it("describes the home's current state in URL-safe words", () => {
  const textOf = (status: Parameters<typeof shareLinks>[2]) =>
    linksOf(status)
      .find(({ label }) => label === "X")
      ?.query.get("text");
  expect(textOf("active")).toBe("For sale: 1 Oak St, Apt #2 & 3, Madison");
  expect(textOf("coming_soon")).toBe("Coming soon: 1 Oak St, Apt #2 & 3, Madison");
  expect(textOf("sold")).toBe("1 Oak St, Apt #2 & 3, Madison");
});
