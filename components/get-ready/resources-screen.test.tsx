import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CONTRACTORS_PER_TYPE } from "#lib/fields/contractors.ts";
import { KINDS_OF_HELP } from "#lib/hiring/kinds-of-help.ts";
import type { ContractorView } from "#lib/schemas/contractors.ts";
import { ADDRESS } from "#tests/property.ts";
import { renderScreen, settle, setUpScreen, VIEWER } from "#tests/screen.tsx";
import { ResourcesScreen } from "./resources-screen.tsx";

const NEARBY = `/api/contractors/by-location/${VIEWER.id}`;
const NONE =
  "No contractors available at this time. Check back later as we are always adding new contractors.";
const TYPES = [
  { id: 1, name: "Cleaning Services" },
  { id: 2, name: "Contractors" },
  { id: 3, name: "Landscaping" },
];

const business = (id: number, changes: Partial<ContractorView> = {}): ContractorView => ({
  id,
  name: `Business ${id}`,
  addressLine1: "5 Mill Rd",
  addressLine2: null,
  city: "Madison",
  state: "WI",
  phoneNumber: "(608) 555-0112",
  isDemo: false,
  ...changes,
});

const byType = (...lists: ContractorView[][]) =>
  Object.fromEntries(TYPES.map(({ id }, index) => [id, { contractors: lists[index] ?? [] }]));

const server = setUpScreen();

const open = (data: Record<string, unknown> = {}) =>
  renderScreen(<ResourcesScreen />, {
    "/api/contractor-types": TYPES,
    [NEARBY]: byType(),
    "/api/property": ADDRESS,
    "/api/profile": null,
    "/api/contacts": { contacts: [] },
    ...data,
  });
const section = (name: string) => screen.getByRole("region", { name });
const show = (name: string) =>
  fireEvent.click(within(section(name)).getByText(/^Show \d+ business/));

describe("the sections", () => {
  it("cover every type, each with its own text, and say when they're empty", () => {
    open();
    const words = {
      "CLEANING SERVICES": "We also have a list of our approved cleaning services.",
      CONTRACTORS: "Looking for more than a helping hand and need a contractor?",
      LANDSCAPING: "Get help getting your landscaping sales ready!",
    };
    for (const [name, introduction] of Object.entries(words)) {
      expect(within(section(name)).getByText(introduction)).toBeVisible();
      expect(within(section(name)).getByText(NONE)).toBeVisible();
    }
  });

  it("list businesses with their address and a number to call", () => {
    const cleaner = business(7, { name: "Clear <b>Panes</b>", addressLine2: "Suite 2" });
    open({ [NEARBY]: byType([cleaner], [business(8, { phoneNumber: "by letter only" })]) });
    show("CLEANING SERVICES");
    show("CONTRACTORS");
    const cleaners = within(section("CLEANING SERVICES"));
    expect(cleaners.getByRole("heading", { name: "Clear <b>Panes</b>" })).toBeVisible();
    expect(cleaners.getByRole("listitem")).toHaveTextContent("5 Mill Rd, Suite 2, Madison, WI");
    const call = cleaners.getByRole("link", { name: "Call Clear <b>Panes</b>: (608) 555-0112" });
    expect(call).toHaveAttribute("href", "tel:+16085550112");
    expect(cleaners.queryByText(NONE)).toBeNull();

    const contractors = within(section("CONTRACTORS"));
    expect(contractors.getByText("by letter only")).toBeVisible();
    expect(contractors.queryByRole("link")).toBeNull();
  });

  it("mark demonstration data, and only that", () => {
    open({ [NEARBY]: byType([business(1), business(2, { isDemo: true })]) });
    show("CLEANING SERVICES");
    const [real, demo] = within(section("CLEANING SERVICES")).getAllByRole("listitem");
    expect(real).not.toHaveTextContent("Demonstration");
    expect(demo).toHaveTextContent("Demonstration");
    expect(screen.getByText(/demonstration data. They're made up/)).toBeVisible();
  });

  it("don't mention demonstration data when there is none", () => {
    open({ [NEARBY]: byType([business(1)]) });
    expect(screen.queryByText(/demonstration/i)).toBeNull();
  });

  it("show the first dozen of a long list, then all of it", () => {
    const many = Array.from({ length: CONTRACTORS_PER_TYPE }, (_, index) => business(index + 1));
    open({ [NEARBY]: byType([], [], many) });
    show("LANDSCAPING");
    const { getAllByRole, getByRole, queryByRole, getByText } = within(section("LANDSCAPING"));
    expect(getAllByRole("listitem")).toHaveLength(12);
    fireEvent.click(getByRole("button", { name: "Show all 200" }));
    expect(getAllByRole("listitem")).toHaveLength(200);
    expect(queryByRole("button")).toBeNull();
    expect(getByText("Showing the first 200 by name.")).toBeVisible();
  });
});

it("opens the marketplace in a new tab without a referrer", () => {
  open();
  const link = screen.getByRole("link", { name: /Taskrabbit/ });
  expect(link).toHaveAccessibleName("Taskrabbit (opens in a new tab)");
  expect(link).toHaveAttribute("href", "https://www.taskrabbit.com/");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(link).toHaveAttribute("referrerpolicy", "no-referrer");
});

it("explains each kind of help, with questions to ask", () => {
  open();
  for (const { name, does, questions } of KINDS_OF_HELP) {
    const heading = screen.getByRole("heading", { name });
    fireEvent.click(heading);
    const details = within(heading.closest("details")!);
    expect(details.getByText(does)).toBeVisible();
    expect(details.getByText(questions[0]!)).toBeVisible();
  }
  expect(screen.getByText("Source: NAR Profile of Home Staging, 2025.")).toBeVisible();
});

it.each([
  ["Madison, WI", ADDRESS, null, "Check a license in Wisconsin", /^Wisconsin Department of/],
  [
    "a profile's state",
    null,
    { city: "Ashland", state: "oregon" },
    "Check a license in Oregon",
    /^Oregon Construction/,
  ],
  ["no place", null, null, "Check a license", /^State consumer protection offices/],
])("says where to check a license, for %s", (_, home, residence, title, office) => {
  open({ "/api/property": home, "/api/profile": residence });
  fireEvent.click(screen.getByRole("heading", { name: "Before you hire" }));
  expect(screen.getByRole("heading", { name: title })).toBeVisible();
  expect(screen.getByRole("link", { name: office })).toHaveAttribute("rel", "noopener noreferrer");
});

describe("the location", () => {
  const residence = { city: "Ashland", state: "OR" };

  it("comes from the home's address", () => {
    open({ "/api/profile": residence });
    expect(screen.getByText("Madison, WI")).toBeVisible();
    expect(screen.getByText(/from the address of your property/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Change address" })).toHaveAttribute(
      "href",
      "/property-address",
    );
  });

  it("comes from the profile when there's no home", () => {
    open({ "/api/property": null, "/api/profile": residence });
    expect(screen.getByText("Ashland, OR")).toBeVisible();
    expect(screen.getByText(/from the address of your profile/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Change address" })).toHaveAttribute(
      "href",
      "/profile",
    );
  });

  it.each([null, { city: null, state: null }])("is asked for without either (%#)", (profile) => {
    open({ "/api/property": null, "/api/profile": profile });
    expect(screen.getByText("Where is your home?")).toBeVisible();
    expect(screen.getByRole("link", { name: "Add your address" })).toHaveAttribute(
      "href",
      "/property-address",
    );
  });
});

it("shows what's loading, then an error with a way to try again", async () => {
  const answer = server.hold(`GET ${NEARBY}`);
  server.answer("GET /api/contractor-types", 200, TYPES);
  server.answer("GET /api/property", 200, ADDRESS);
  server.answer("GET /api/profile", 404, { error: "None yet." });
  renderScreen(<ResourcesScreen />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading resources...");
  await settle();
  await answer(503, { error: "Away." });
  expect(screen.getByText("We couldn't load businesses near you")).toBeVisible();

  server.answer(`GET ${NEARBY}`, 200, byType([business(1)]));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle();
  expect(within(section("CLEANING SERVICES")).getByText("Business 1")).toBeInTheDocument();
});
