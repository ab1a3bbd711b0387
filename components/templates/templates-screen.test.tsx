import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { TemplateKind } from "#lib/fields/templates.ts";
import { grantsOf } from "#lib/plans/grants.ts";
import {
  NO_TEMPLATE_EDITS,
  type TemplateFinding,
  type TemplatesView,
  type TemplateView,
} from "#lib/schemas/templates.ts";
import { visit } from "#tests/navigation.ts";
import { fill, press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { TemplatesScreen } from "./templates-screen.tsx";

const server = setUpScreen({ path: "/templates" });

const READ = "GET /api/templates";
const SAVE = "PUT /api/templates/flyer";
const FILE = "GET /api/templates/flyer/file?as=eml";
const KEEP = "PATCH /api/properties/description/kept-notes";

const CLAIM: TemplateFinding = {
  ...{ kind: "claim", field: "headline", quote: "pool", isKept: false },
  reason: "Not in your property details.",
};

const template = (kind: TemplateKind, more: Partial<TemplateView> = {}): TemplateView => ({
  kind,
  edits: NO_TEMPLATE_EDITS,
  revision: 0,
  written: { headline: "3-bedroom home in Seattle", text: "A home by the park." },
  ...{ findings: [], needs: null, version: "one", pages: 1, post: null },
  ...more,
});

const viewOf = (planName: string | null, flyer: Partial<TemplateView> = {}): TemplatesView => ({
  ...{ planName, grants: grantsOf(planName), isPublic: true, missing: [], photos: [], facts: [] },
  ...{ features: [], openHouses: 0 },
  brand: { accent: null, hidesPorchlight: false, logo: null },
  templates: [template("flyer", flyer), template("email", { pages: 0 })],
});

async function open(view: TemplatesView | null, label?: string) {
  visit("/templates");
  server.answer(READ, 200, view);
  const rendered = renderScreen(<TemplatesScreen />, { "/api/templates": view });
  await settle();
  if (label) await press(`Preview and edit: ${label}`);
  return rendered;
}
const openFlyer = (view: TemplatesView) => open(view, "One-page flyer");

it("goes back from a template to all templates", async () => {
  await openFlyer(viewOf("Basic"));
  expect(window.location.search).toBe("?template=flyer");
  expect(screen.getByRole("heading", { name: "One-page flyer" })).toHaveFocus();
  window.history.back();
  await settle(100);
  expect(window.location.pathname + window.location.search).toBe("/templates");
  expect(screen.getByRole("button", { name: "Preview and edit: One-page flyer" })).toHaveFocus();
});

describe("a template", () => {
  it("says which plan it needs, and can be edited without one", async () => {
    await openFlyer(viewOf(null));
    expect(
      screen.getByRole("link", {
        name: "Choose a plan to use this template. It's included with Starter and up.",
      }),
    ).toHaveAttribute("href", "/plans");
    expect(screen.queryByRole("button", { name: /^Download/ })).toBeNull();
    expect(screen.getByText(/^Layouts and colors are included with the Basic plan/)).toBeVisible();
    const words = { ...NO_TEMPLATE_EDITS, headline: "By the park" };
    server.answer(SAVE, 200, viewOf(null, { edits: words }));
    await fill("Headline", "By the park");
    await settle(1000);
    expect(server.bodies(SAVE)).toEqual([{ ...words, revision: 0 }]);
    expect(screen.getByText("All changes saved")).toBeVisible();
  });

  it("shows findings on their field, and can't be downloaded until they're resolved", async () => {
    const edits = { ...NO_TEMPLATE_EDITS, headline: "A home with a pool" };
    await openFlyer(viewOf("Basic", { edits, findings: [CLAIM] }));
    const headline = screen.getByLabelText("Headline");
    expect(headline).toBeInvalid();
    expect(headline).toHaveAccessibleDescription(/“pool” Not in your property details/);
    expect(screen.getByText(/^You can't use this template yet\. Change “pool”/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Download/ })).toBeNull();
    server.answer(KEEP, 200, {});
    server.answer(READ, 200, viewOf("Basic", { edits, findings: [{ ...CLAIM, isKept: true }] }));
    await press("Confirm “pool” is true");
    expect(server.bodies(KEEP)).toEqual([{ phrase: "pool", kept: true }]);
    expect(screen.getByRole("button", { name: "Download: One-page flyer" })).toBeVisible();
  });

  it("says why a download is refused", async () => {
    await openFlyer(viewOf("Basic"));
    server.answer(FILE, 409, { error: "Another template of yours is being made." });
    await press("Download: One-page flyer");
    expect(toastText()).toContain("Another template of yours is being made.");
  });

  it("says which characters can't be printed, only if it's printed", async () => {
    await openFlyer(viewOf("Basic"));
    await fill("Headline", "Our 🏡 in Kīlauea");
    expect(
      screen.getByText("These characters can't be printed and will be left out: 🏡"),
    ).toBeVisible();
    await press("All templates");
    await press("Preview and edit: Email announcement");
    await fill("Headline and subject", "Our 🏡 in Kīlauea");
    expect(screen.queryByText(/^These characters can't be printed/)).toBeNull();
  });
});

describe("unsaved changes to a template", () => {
  const saying = (headline: string) => ({ ...NO_TEMPLATE_EDITS, headline });

  it("are restored and saved on the next visit, even if made during a save", async () => {
    const rendered = await openFlyer(viewOf("Basic"));
    const answer = server.hold(SAVE);
    await fill("Headline", "By the park");
    await settle(1000);
    await fill("Headline", "By the park, at last");
    rendered.unmount();
    expect(server.bodies(SAVE)).toEqual([{ ...saying("By the park"), revision: 0 }]);

    server.answer(SAVE, 200, viewOf("Basic", { edits: saying("By the park, at last") }));
    const again = await openFlyer(viewOf("Basic", { edits: saying("By the park") }));
    expect(screen.getByLabelText("Headline")).toHaveValue("By the park, at last");
    await settle(1000);
    expect(server.bodies(SAVE).at(-1)).toEqual({ ...saying("By the park, at last"), revision: 0 });
    again.unmount();
    await answer(200, viewOf("Basic", { edits: saying("By the park") }));

    await openFlyer(viewOf("Basic", { edits: saying("Saved elsewhere") }));
    expect(screen.getByLabelText("Headline")).toHaveValue("Saved elsewhere");
    expect(screen.getByText("All changes saved")).toBeVisible();
  });

  it("don't overwrite what was saved elsewhere in the meantime", async () => {
    server.answer(SAVE, 503, { error: "Please try again." });
    const rendered = await openFlyer(viewOf("Basic"));
    await fill("Headline", "By the park");
    await fill("Text", "A home.");
    await settle(1000);
    expect(screen.getByText("Please try again.")).toBeVisible();
    rendered.unmount();
    await settle();
    const theirs = saying("Saved elsewhere");
    server.answer(SAVE, 200, viewOf("Basic", { edits: { ...theirs, text: "A home." } }));
    await openFlyer(viewOf("Basic", { edits: theirs }));
    await settle(1000);
    expect(server.bodies(SAVE).at(-1)).toEqual({ ...theirs, text: "A home.", revision: 0 });
  });
});

it("loads nothing when there is no home", async () => {
  await open(null);
  expect(screen.getByRole("link", { name: "Add your address" })).toBeVisible();
  expect(server.callsOf(READ)).toEqual([]);
});
