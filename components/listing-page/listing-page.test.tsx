import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { inlineStyles, renderPage } from "#app/homes/render.tsx";
import { TRAP_FIELD } from "#lib/listing/inquiry-form.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { sampleListing, samplePhoto } from "#tests/listing/sample-listing.ts";
import { showDocument } from "#tests/listing/show-document.ts";
import { ListingPage } from "./listing-page.tsx";
import { MessagePage } from "./message-page.tsx";

const TODAY = "2026-11-22";

const htmlOf = (change: Partial<PublicListing> = {}, isPreview = false) =>
  renderPage(
    <ListingPage
      listing={sampleListing(change)}
      isPreview={isPreview}
      script="/* script */"
      today={TODAY}
    />,
  );

const show = async (...args: Parameters<typeof htmlOf>) => showDocument(await htmlOf(...args));
const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);
const metaOf = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;

const openHouse = {
  id: "22222222-2222-4222-8222-222222222222",
  startsAt: "2026-11-28T21:00:00.000Z",
  endsAt: "2026-11-28T23:00:00.000Z",
  remarks: "Please park on Maple Street.",
};

const altered = samplePhoto(2, {
  alteration: {
    kinds: ["items_added"],
    labels: ["Furniture or other items added"],
    unaltered: samplePhoto(9),
  },
});

describe("the listing page", () => {
  it("is a complete document with what buyers look for", async () => {
    const html = await htmlOf({ openHouses: [openHouse] });
    expect(html).toMatch(/^<!doctype html><html lang="en"><head>/);
    expect(html).toContain("<script>/* script */</script>");
    showDocument(html);
    expect(headings()).toEqual([
      "611 S Maple St Seattle, WA 98101",
      "About this home",
      "Open house",
      "Photos 7",
      "Details",
      "Features",
      "Indoor Details",
      "Outdoor Details",
      "Utilities",
      "Payment estimate",
      "Contact the seller",
    ]);
    const summary = within(screen.getByRole("complementary", { name: "Price and contact" }));
    expect(summary.getByText("$649,000")).toBeInTheDocument();
    expect(summary.getByText("Price lowered by $16,000 on November 15")).toBeInTheDocument();
    expect(
      screen.getByText(/federal law requires the seller to disclose known lead-based/),
    ).toBeInTheDocument();
    expect(screen.getByText("Equal Housing Opportunity.")).toBeInTheDocument();
    expect(document.querySelector("svg.equal-housing")).toBeInTheDocument();
    for (const [name, href] of [
      ["Terms", "/terms"],
      ["Privacy", "/privacy"],
      ["Fair housing", "/fair-housing"],
    ]) {
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    expect(screen.getByText("Last updated November 20, 2026.")).toBeInTheDocument();
    expect(screen.getByText("Please park on Maple Street.")).toBeInTheDocument();
  });

  it("has metadata for search and sharing, and a link to directions", async () => {
    await show();
    const { url } = sampleListing();
    expect(document.title).toBe("611 S Maple St, Seattle, WA 98101: $649,000, 3 beds, 2.5 baths");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", url);
    expect(metaOf("robots")).toBeUndefined();
    expect(metaOf("og:url")).toBe(url);
    expect(metaOf("og:image")).toBe(`${url}/card.jpg`);
    expect(metaOf("og:image:alt")).toBe("611 S Maple St, Seattle, WA 98101, for sale by owner");
    expect(metaOf("twitter:card")).toBe("summary_large_image");
    expect(screen.getByRole("link", { name: "Directions" })).toHaveAttribute(
      "href",
      "https://www.google.com/maps/dir/?api=1&destination=611%20S%20Maple%20St%2C%20Seattle%2C%20WA%2098101",
    );
  });

  it("is kept out of search engines while it is coming soon", async () => {
    await show({ status: "coming_soon", activeOn: "2026-11-30" });
    expect(metaOf("robots")).toBe("noindex");
    expect(screen.queryByRole("link", { name: "Request a showing" })).toBeNull();
    expect(screen.getByRole("link", { name: "Ask a question" })).toBeInTheDocument();
  });

  it("loads the cover first and the other photos lazily", async () => {
    await show();
    const [cover, ...others] = document.images;
    expect(cover).toHaveAttribute("fetchpriority", "high");
    expect(cover).not.toHaveAttribute("loading");
    expect(others.every((image) => image.getAttribute("loading") === "lazy")).toBe(true);
    expect(cover).toHaveAttribute("width", "2560");
    expect(cover?.previousElementSibling).toHaveAttribute("type", "image/webp");
  });

  it("links each photo to its slide in the viewer", async () => {
    await show({ photos: [samplePhoto(1), altered, samplePhoto(3)] });
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#photo-"]')];
    for (const { hash } of links) expect(document.querySelector(hash)).toHaveClass("slide");
    expect([...document.querySelectorAll(".slide")].map(({ id }) => id)).toEqual([
      "photo-1",
      "photo-2",
      "photo-2-unaltered",
      "photo-3",
    ]);
  });

  it("opens only the first section of features, and shows six photos", async () => {
    await show();
    const open = [...document.querySelectorAll("details")].map((details) => [
      details.querySelector("summary")?.textContent,
      details.open,
    ]);
    expect(open).toEqual([
      ["Show 1 more photo", false],
      ["Asking price history", false],
      ["Indoor Details", true],
      ["Outdoor Details", false],
      ["Utilities", false],
      ["Payment estimate", false],
      ["Write a message", false],
    ]);
    expect(document.querySelectorAll(".gallery-rest img")).toHaveLength(1);
  });

  it("numbers the carousel's photos, unless there is only one", async () => {
    await show({ photos: [samplePhoto(1), samplePhoto(2)] });
    const carousel = screen.getByRole("region", { name: "Photo carousel" });
    expect(within(carousel).getByText("2 of 2")).toBeInTheDocument();
    await show({ photos: [samplePhoto(1)] });
    expect(document.querySelector(".hero-count, .hero button, .hero-all")).toBeNull();
  });

  it("labels an altered photo everywhere it appears, and shows it unaltered", async () => {
    await show({ photos: [samplePhoto(1), altered, samplePhoto(3)] });
    expect(screen.getAllByText("Digitally altered")).toHaveLength(3);
    const unaltered = document.querySelector("#photo-2-unaltered");
    expect(unaltered?.querySelector("img")?.src).toContain("/photos/09-");
    expect(unaltered).toHaveTextContent("2 of 3, unaltered");
  });

  it("lists shared documents and links to following the home", async () => {
    const id = "33333333-3333-4333-8333-333333333333";
    const documents = [{ id, name: "Disclosure", kind: "pdf" as const, bytes: 1_234_567 }];
    await show({ documents });
    const { slug } = sampleListing();
    expect(screen.getByRole("link", { name: "Disclosure" })).toHaveAttribute(
      "href",
      `/homes/${slug}/documents/${id}`,
    );
    expect(screen.getByText("PDF, 1.2 MB")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Follow this home" })).toHaveAttribute(
      "href",
      `/homes/${slug}/follow`,
    );
    await show({ takesFollowers: false });
    expect(screen.queryByRole("link", { name: "Follow this home" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "Documents" })).toBeNull();
  });

  it("shows the seller's phone and email only if they're given", async () => {
    await show();
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
    await show({ contact: { email: "seller@example.com", phone: "2065550142" } });
    expect(screen.getByRole("link", { name: "(206) 555-0142" })).toHaveAttribute(
      "href",
      "tel:+12065550142",
    );
    expect(screen.getByRole("link", { name: "seller@example.com" })).toBeInTheDocument();
  });
});

describe("a page with less to show", () => {
  it("leaves out what land doesn't have", async () => {
    const none = Object.fromEntries(Object.keys(sampleListing().basics).map((name) => [name, 0]));
    await show({
      propertyType: "land_lot",
      basics: { ...(none as PublicListing["basics"]), lotSize: 217_800 },
      features: null,
      photos: [samplePhoto(1)],
      priceChanges: [],
    });
    expect(headings()).toEqual([
      "611 S Maple St Seattle, WA 98101",
      "About this land",
      "Details",
      "Payment estimate",
      "Contact the seller",
    ]);
    const terms = [...document.querySelectorAll("dt")].map(({ textContent }) => textContent);
    expect(terms).toEqual(["Type", "Lot"]);
    expect(document.querySelector(".viewer-close")).toHaveAttribute("href", "#main");
  });

  it("never shows None or Other", async () => {
    const features = { ...sampleListing().features!, basement: ["None"], flooring: ["Other"] };
    await show({ features: features as PublicListing["features"] });
    expect(screen.queryByText("Basement", { selector: ".features dt" })).toBeNull();
    expect(screen.queryByText("Flooring")).toBeNull();
    expect(screen.queryByText(/^(None|Other)$/)).toBeNull();
  });

  it("shows the sale instead of the estimate and the form once the home is sold", async () => {
    await show({ status: "sold", soldOn: "2026-11-18", soldPrice: 652_000 });
    expect(screen.getByText("Sold on November 18 for $652,000.")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "This home is sold" })).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Payment estimate" })).toBeNull();
    expect(document.querySelector("form")).toBeNull();
  });
});

describe("a preview", () => {
  it("shows placeholders for missing parts, and can't send anything", async () => {
    const draft = { status: "draft", photos: [], price: 0, description: "" } as const;
    await show({ ...draft, priceChanges: [], features: null }, true);
    expect(screen.getByText("No photos yet")).toBeInTheDocument();
    expect(screen.getByText("No price yet")).toBeInTheDocument();
    await show({}, true);
    expect(metaOf("robots")).toBe("noindex");
    expect(document.querySelector("link[rel=canonical], [data-opened], [data-token]")).toBeNull();
    expect(document.querySelector("form.ask-form")).not.toHaveAttribute("action");
    expect(screen.getByRole("button", { name: "Send message" })).toBeDisabled();
    const leading = [...document.querySelectorAll("a")].filter(
      (link) => !link.getAttribute("href")?.startsWith("#"),
    );
    expect(leading).toEqual([]);
  });
});

it("renders what people wrote as text, not markup", async () => {
  const photos = [samplePhoto(1, { caption: HOSTILE, alternativeText: HOSTILE, room: HOSTILE })];
  const openHouses = [{ ...openHouse, remarks: HOSTILE }];
  const address = { ...sampleListing().address, line1: HOSTILE, city: HOSTILE };
  await show({ description: HOSTILE, photos, openHouses, address });
  const scripts = [...document.scripts].map(({ type }) => type);
  expect(scripts).toEqual(["application/ld+json", ""]);
  expect(document.querySelector("[onerror], img[src=x]")).toBeNull();
});

it("hides the trap field from people, screen readers, and password managers", async () => {
  await show();
  const trap = document.querySelector(`[name=${TRAP_FIELD}]`);
  expect(trap).toHaveAttribute("tabindex", "-1");
  expect(trap?.closest("[aria-hidden=true]")).not.toBeNull();
  expect(trap).toHaveAttribute("autocomplete", "off");
  for (const name of ["1p-ignore", "lpignore", "bwignore", "form-type", "protonpass-ignore"]) {
    expect(trap).toHaveAttribute(`data-${name}`);
  }
  expect(TRAP_FIELD).not.toMatch(
    /name|mail|url|web|site|phone|tel|company|org|address|city|zip|state|country|user|pass|code|card|date|search|price/i,
  );
});

it("says that a page doesn't exist", async () => {
  const page = <MessagePage title="Page not found" text="There is no home here." />;
  showDocument(await renderPage(page));
  expect(screen.getByRole("heading", { name: "Page not found" })).toBeInTheDocument();
  expect(metaOf("robots")).toBe("noindex");
});

it("defines every custom property that its styles use", async () => {
  const styles = await inlineStyles();
  const names = (pattern: RegExp) => [...styles.matchAll(pattern)].map(([, name]) => name);
  expect(names(/(--[\w-]+):/g)).toEqual(expect.arrayContaining(names(/var\((--[\w-]+)/g)));
});
