import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { VersionView } from "#lib/schemas/description.ts";
import {
  button,
  openDescription,
  SAVE,
  setUpDescription,
  TEXT,
  textArea,
  VERSIONS,
} from "#tests/description-screen.tsx";
import { fill, press, settle, VIEWER } from "#tests/screen.tsx";

const MEMBERS = "GET /api/users";
const NOW = new Date("2026-11-21T18:00:00.000Z");
const PARTNER = { id: "0e6a3bd6-53c1-4b3a-8a1c-1d4e5f6a7b02", name: "Ben Ode" };
const LONG = "A home of which there is much to tell. ".repeat(8).trim();

const server = setUpDescription({ now: NOW });

let serial = 0;
const version = (description: string, more: Partial<VersionView> = {}): VersionView => ({
  id: ++serial,
  description,
  origin: "edited",
  writer: null,
  tone: null,
  length: null,
  author: { id: VIEWER.id, name: "Ana Torres" },
  createdAt: "2026-11-21T10:24:00.000Z",
  savedAt: "2026-11-21T10:24:00.000Z",
  acceptedAt: null,
  ...more,
});
const answer = (versions: VersionView[], hasMore = false) =>
  server.answer(VERSIONS, 200, { versions, hasMore });
const items = () => within(screen.getByRole("dialog")).getAllByRole("listitem");
const item = (words: string | RegExp) => {
  const found = items().find(({ textContent }) => textContent.match(words));
  if (!found) throw new Error(`No version with ${words}`);
  return within(found);
};
const member = (id: string, email: string) => ({
  ...{ id, email },
  profileName: null,
  parentUserId: null,
});

describe("Versions", () => {
  it("shows each version's origin and time, and marks the current one", async () => {
    answer([
      version(TEXT, { acceptedAt: "2026-11-21T10:30:00.000Z" }),
      version("A rewritten text.", {
        ...{ origin: "rewritten", writer: "model", tone: "warm", length: "short" },
        savedAt: "2026-11-20T09:00:00.000Z",
      }),
      version("A first text.", {
        ...{ origin: "generated", writer: "built_in", tone: "plain", length: "standard" },
        savedAt: "2026-11-02T09:00:00.000Z",
      }),
    ]);
    await openDescription();
    await press("Versions");
    await settle();
    expect(screen.getByRole("dialog", { name: "Versions" })).toBeVisible();
    expect(items()).toHaveLength(3);
    const present = item("three bedrooms");
    expect(present.getByText("Edited")).toBeVisible();
    expect(present.getByText("Current version")).toBeVisible();
    expect(present.getByText("Accepted")).toBeVisible();
    expect(present.getByText(/^Today, 10:24\sAM$/)).toBeVisible();
    expect(present.queryByRole("button", { name: "Restore this version" })).toBeNull();
    expect(item("Rewritten, warm, short length").getByText(/^Yesterday, 9:00\sAM$/)).toBeVisible();
    expect(item("Generated, plain, standard length").getByText(/^Nov 2, 9:00\sAM$/)).toBeVisible();
    expect(screen.getAllByText("Current version")).toHaveLength(1);
  });

  it("shows authors when the account has more than one person", async () => {
    answer([
      version("By me."),
      version("By my partner.", { author: PARTNER }),
      version("?", { author: null }),
    ]);
    server.answer(MEMBERS, 200, [member(VIEWER.id, VIEWER.email)]);
    const { unmount } = await openDescription();
    await press("Versions");
    await settle();
    expect(screen.queryByText(/·/)).toBeNull();
    unmount();

    server.answer(MEMBERS, 200, [
      member(VIEWER.id, VIEWER.email),
      member(PARTNER.id, "ben@example.com"),
    ]);
    await openDescription();
    await press("Versions");
    await settle();
    expect(item("By me").getByText(/· You$/)).toBeVisible();
    expect(item("By my partner").getByText(/· Ben Ode$/)).toBeVisible();
  });

  it("shows the first lines of a long text, and the rest on request", async () => {
    answer([version(LONG), version("Short.")]);
    await openDescription();
    await press("Versions");
    await settle();
    await press("Show more");
    expect(button("Show less")).toHaveAttribute("aria-expanded", "true");
    expect(item("much to tell").getByText(LONG)).not.toHaveClass("line-clamp-3");
    expect(item("Short").queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("saves what was typed first, then restores an earlier version in one step", async () => {
    server.answer(SAVE, 200, { description: "Mine.", descriptionAccepted: false });
    answer([version("Mine."), version("An earlier text.")]);
    await openDescription();
    await fill("Description", "Mine.");
    await press("Versions");
    await settle();
    const calls = server.calls.map(({ call }) => call);
    expect(calls.indexOf(SAVE)).toBeLessThan(calls.indexOf(VERSIONS));
    await press("Restore this version");
    await settle();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(textArea()).toHaveValue("An earlier text.");
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Restored the version from Today, 10:24\sAM\.$/),
    );
    await settle(1500);
    expect(server.calls.at(-1)).toEqual({
      call: SAVE,
      body: { description: "An earlier text.", replaces: "Mine." },
    });
    await press("Undo");
    expect(textArea()).toHaveValue("Mine.");
  });

  it("loads older versions on request and focuses the first of them", async () => {
    const newer = [version("Newest."), version("Newer.")];
    answer(newer, true);
    server.answer(`${VERSIONS}?before=${newer[1]?.id}`, 200, {
      versions: [version("Older."), version("Oldest.")],
      hasMore: false,
    });
    await openDescription();
    await press("Versions");
    await settle();
    await press("Show older versions");
    await settle();
    expect(items()).toHaveLength(4);
    expect(items()[2]).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Show older versions" })).toBeNull();
  });

  it("says when versions can't be loaded, tries again, and says when there are none", async () => {
    await openDescription();
    await press("Versions");
    await settle();
    expect(screen.getByText("We couldn't load past versions")).toBeVisible();
    answer([]);
    await press("Try again");
    await settle();
    expect(screen.getByText("No past versions yet.")).toBeVisible();
  });

  it("says when older versions can't be loaded, and keeps the others", async () => {
    answer([version("Newest.")], true);
    await openDescription();
    await press("Versions");
    await settle();
    await press("Show older versions");
    await settle();
    expect(screen.getByRole("alert")).toHaveTextContent("We couldn't load older versions.");
    expect(items()).toHaveLength(1);
    expect(button("Show older versions")).toBeEnabled();
  });
});
