import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { TemplatesView } from "#lib/schemas/templates.ts";
import { NO_TEMPLATE_EDITS } from "#lib/schemas/templates.ts";
import { grantsOf } from "#lib/plans/grants.ts";
import { visit } from "#tests/navigation.ts";
import { fill, press, renderScreen, setUpScreen, settle } from "#tests/screen.tsx";
import { TemplatesScreen } from "./templates-screen.tsx";

const server = setUpScreen();
const SAVE = "PUT /api/templates/flyer";
const READ = "GET /api/templates";

const makeView = (headline: string | null, revision: number): TemplatesView => ({
  ...{ planName: "Basic", grants: grantsOf("Basic"), isPublic: true, missing: [], photos: [] },
  ...{ facts: [], features: [], openHouses: 0 },
  brand: { accent: null, hidesPorchlight: false, logo: null },
  templates: [
    {
      kind: "flyer",
      edits: { ...NO_TEMPLATE_EDITS, headline },
      revision,
      written: { headline: "3-bedroom home in Seattle", text: "A home by the park." },
      ...{ findings: [], needs: null, version: "one", pages: 1, post: null },
    },
  ],
});

/** Another window saves "By the lake" while this one writes "By the park". */
beforeEach(async () => {
  visit("/templates");
  server.answer(READ, 200, makeView(null, 0));
  renderScreen(<TemplatesScreen />, { "/api/templates": makeView(null, 0) });
  await settle();
  await press("Preview and edit: One-page flyer");
  const current = { ...NO_TEMPLATE_EDITS, headline: "By the lake" };
  const conflict = { revision: 1, at: "2026-11-28T15:05:00.000Z", by: null, current };
  server.answer(SAVE, 409, { error: "Someone changed this in the meantime.", conflict });
  server.answer(READ, 200, makeView("By the lake", 1));
  await fill("Headline", "By the park");
  await settle(1000);
});

const saves = () => server.bodies(SAVE);

it("stops saving and shows both versions", async () => {
  await settle(60_000);
  expect(saves()).toEqual([{ ...NO_TEMPLATE_EDITS, headline: "By the park", revision: 0 }]);
  expect(screen.getByRole("alert")).toHaveTextContent("This was changed in another window.");
  const [field] = within(screen.getByRole("alert")).getAllByRole("listitem");
  expect(field).toHaveTextContent("HeadlineTheir versionBy the lakeYoursBy the park");
});

it("saves mine over theirs", async () => {
  server.answer(SAVE, 200, makeView("By the park", 2));
  await press("Keep mine");
  expect(saves().at(-1)).toMatchObject({ headline: "By the park", revision: 1 });
  expect(screen.getByText("All changes saved")).toBeVisible();
});

it("shows theirs and saves later changes on top of it", async () => {
  await press("Use their version");
  expect(screen.getByLabelText("Headline")).toHaveValue("By the lake");
  expect(saves()).toHaveLength(1);
  server.answer(SAVE, 200, makeView("By the lake, at last", 2));
  await fill("Headline", "By the lake, at last");
  await settle(1000);
  expect(saves().at(-1)).toMatchObject({ headline: "By the lake, at last", revision: 1 });
});
