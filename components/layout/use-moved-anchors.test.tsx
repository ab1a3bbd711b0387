import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { router, visit } from "#tests/navigation.ts";
import { useMovedAnchors } from "./use-moved-anchors.ts";

beforeEach(() => {
  router.replace.mockClear();
  visit("/online-listing");
});

const MOVED = [
  ["/online-listing#inquiries", "/online-listing/messages"],
  ["/online-listing#contact", "/online-listing/messages"],
  ["/online-listing#traffic", "/online-listing/traffic"],
  ["/online-listing#automation", "/online-listing/automation"],
  ["/scheduling#hours", "/scheduling/availability"],
  ["/scheduling#days", "/scheduling/availability"],
  ["/scheduling#blocks", "/scheduling/availability"],
  ["/scheduling#open-houses", "/scheduling/open-houses"],
  ["/scheduling#calendars", "/scheduling/sync"],
] as const;

it.each(MOVED)("redirects %s to %s", (from, tab) => {
  const [path = "", anchor = ""] = from.split("#");
  visit(path);
  window.history.replaceState(null, "", from);
  renderHook(useMovedAnchors);
  expect(SIGNED_IN_SCREENS).toContain(tab);
  expect(router.replace.mock.calls).toEqual([[`${tab}#${anchor}`]]);
});

it("follows an anchor entered on the open screen, and ignores others", async () => {
  renderHook(useMovedAnchors);
  window.location.hash = "#share";
  window.location.hash = "#traffic";
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(router.replace.mock.calls).toContainEqual(["/online-listing/traffic#traffic"]);
  expect(router.replace).not.toHaveBeenCalledWith(expect.stringContaining("#share"));
});
