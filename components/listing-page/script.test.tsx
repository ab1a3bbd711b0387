import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "#app/homes/render.tsx";
import { monthlyPayment } from "#lib/listing/monthly-payment.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { formatMoney } from "#lib/format.ts";
import { sampleListing, samplePhoto } from "#tests/listing/sample-listing.ts";
import { showDocument } from "#tests/listing/show-document.ts";
import { ListingPage } from "./listing-page.tsx";

const PHOTOS = [1, 2, 3].map((n) => samplePhoto(n));
const OPENED = "/homes/611-s-maple-st-seattle-wa-98101/opened";

const sendBeacon = vi.fn<(url: string, body: URLSearchParams) => boolean>();
let isWide = false;
let listeners: [EventTarget, string, EventListener][] = [];

beforeEach(() => {
  // Lets each test remove the script's listeners.
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation(
      (type: string, listener: unknown, options?: boolean | AddEventListenerOptions) => {
        listeners.push([target, type, listener as EventListener]);
        add(type, listener as EventListener, options);
      },
    );
  }
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { sendBeacon }));
  vi.stubGlobal("matchMedia", () => ({ matches: isWide }));
  isWide = false;
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  listeners = [];
  history.replaceState(null, "", "/");
});

async function open(change: Partial<PublicListing> = {}) {
  const listing = sampleListing({ photos: PHOTOS, ...change });
  const page = <ListingPage listing={listing} script="" today="2026-11-22" />;
  showDocument(await renderPage(page));
  vi.resetModules();
  await import("./listing-page.js");
  fireEvent(window, new Event("pageshow"));
}

const galleryLinks = () => [...document.querySelectorAll<HTMLElement>(".gallery a")];
const slide = (n: number) => document.querySelector(`#photo-${n}`);
const press = (key: string, held = {}) => fireEvent.keyDown(document.body, { key, ...held });

async function openPhoto(n: number) {
  galleryLinks()[n - 1]?.click();
  await waitFor(() => expect(slide(n)).toHaveFocus());
}

describe("the photo viewer", () => {
  it("moves through the photos with keys and counts each photo once", async () => {
    await open();
    await openPhoto(2);
    press("ArrowRight");
    expect(slide(3)).toHaveFocus();
    press("ArrowRight");
    expect(slide(3)).toHaveFocus();
    press("Home");
    expect(slide(1)).toHaveFocus();
    press("End");
    press("ArrowLeft");
    expect(slide(2)).toHaveFocus();
    expect(slide(1)).toHaveProperty("inert", true);
    expect(slide(2)).toHaveProperty("inert", false);
    expect(sendBeacon.mock.calls.map(([url, body]) => [url, body.get("photo")])).toEqual(
      [2, 3, 1].map((n) => [OPENED, PHOTOS[n - 1]?.id]),
    );
  });

  it("leaves the browser's own keys alone", async () => {
    await open();
    expect(press("ArrowRight")).toBe(true);
    await openPhoto(1);
    expect(press("ArrowRight", { altKey: true })).toBe(true);
    expect(press("a")).toBe(true);
    expect(slide(1)).toHaveFocus();
  });

  it("returns the focus to the link that opened it", async () => {
    await open();
    await openPhoto(3);
    press("Escape");
    await waitFor(() => expect(galleryLinks()[2]).toHaveFocus());
    expect(location.hash).toBe("");
  });

  it("closes to the photos when it was opened from its own URL", async () => {
    history.replaceState(null, "", "/#photo-2");
    await open();
    expect(slide(2)).toHaveFocus();
    screen.getByRole("link", { name: "Close photos" }).click();
    await waitFor(() => expect(location.hash).toBe("#photos"));
  });

  it("follows its own links without adding to the history", async () => {
    await open();
    await openPhoto(1);
    const before = history.length;
    document.querySelector<HTMLElement>("#photo-1 .turn-next")?.click();
    expect(slide(2)).toHaveFocus();
    expect(history.length).toBe(before);
  });
});

describe("the carousel", () => {
  it("turns with its buttons and wraps around", async () => {
    vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(390);
    await open();
    const row = document.querySelector(".hero-row")!;
    const carousel = within(screen.getByRole("region", { name: "Photo carousel" }));
    const turn = (name: string) => carousel.getByRole("button", { name }).click();
    turn("Next photo");
    expect(row.scrollLeft).toBe(390);
    expect(carousel.getByRole("status")).toHaveTextContent("2 of 3");
    turn("Next photo");
    turn("Next photo");
    expect(row.scrollLeft).toBe(0);
    turn("Previous photo");
    expect(row.scrollLeft).toBe(780);
    expect(carousel.getByRole("status")).toHaveTextContent("3 of 3");
  });
});

describe("sections that phones show collapsed", () => {
  const openOnes = () => document.querySelectorAll(".fold[open]").length;

  it("are open in a wide window", async () => {
    isWide = true;
    await open();
    expect(openOnes()).toBe(document.querySelectorAll(".fold").length);
  });

  it("open with a link to the form", async () => {
    await open();
    expect(openOnes()).toBe(0);
    fireEvent.click(screen.getAllByRole("link", { name: "Ask a question" })[0]!);
    expect(document.querySelector("#ask .fold")).toHaveAttribute("open");
    expect(openOnes()).toBe(1);
  });
});

describe("the payment calculator", () => {
  const result = () => document.querySelector("output")?.textContent;

  it("computes the same payments as the server", async () => {
    const { basics } = sampleListing();
    await open({ basics: { ...basics, hoaFees: 85 } });
    const payment = (loan: number, rate: number, years: number) =>
      Math.round(monthlyPayment(loan, rate, years));
    const first = payment(519_200, 6, 30);
    expect(result()).toBe(
      `${formatMoney(first)} per month, ${formatMoney(first + 85)} with the HOA fee, for a $519,200 loan`,
    );
    for (const [label, value] of [
      ["Down payment (%)", "10"],
      ["Interest rate (%)", "0"],
      ["Loan term (years)", "15"],
    ] as const) {
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    }
    expect(result()).toContain(`${formatMoney(payment(584_100, 0, 15))} per month`);
    fireEvent.input(screen.getByLabelText("Loan term (years)"), { target: { value: "" } });
    expect(result()).toBe("Enter a number in all three fields.");
  });
});

describe("the message form", () => {
  const token = () => document.querySelector("[name=token]");

  it("fetches a token once, when it's first used", async () => {
    const fetched = vi.fn(async () => new Response("signed"));
    vi.stubGlobal("fetch", fetched);
    await open();
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText("Your name"));
    await waitFor(() => expect(token()).toHaveValue("signed"));
    await userEvent.click(screen.getByLabelText("Your message"));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("stays as it is without a connection", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
    await open();
    await userEvent.click(screen.getByLabelText("Your name"));
    expect(token()).toHaveValue("");
  });

  it("asks a question unless its link requests a showing", async () => {
    await open();
    const question = screen.getByLabelText("I have a question");
    expect(question).toBeChecked();
    screen.getByRole("link", { name: "Request a showing" }).click();
    expect(screen.getByLabelText("I'd like to see the home")).toBeChecked();
    screen.getByRole("link", { name: "Ask a question" }).click();
    expect(question).toBeChecked();
  });
});

it("shows only the buttons that work in this browser", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
  await open();
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
  screen.getByRole("button", { name: "Copy link" }).click();
  expect(await screen.findByText("Copied")).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(sampleListing().url);
});
