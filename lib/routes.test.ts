import { describe, expect, it } from "vitest";
import {
  conversationPath,
  decide,
  isSignedInScreen,
  NOT_FOUND,
  normalizePath,
  OPEN_SCREENS,
  SIGNED_IN_SCREENS,
} from "./routes.ts";

const CONVERSATION = conversationPath("7b6f1d1e-0d3e-4f57-9d62-3d0b8a0a9f10");

/** Every path of the route table, with the screen for a logged-in person. */
const TABLE: [path: string, screen: string][] = [
  ["/", "/profile"],
  ["/property", "/property-address"],
  ...SIGNED_IN_SCREENS.map((screen): [string, string] => [screen, screen]),
];

/** Spellings of a path that browsers may send. */
function spellings(path: string): string[] {
  const encoded = path.replace(
    /[a-z]/,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return [path, path.toUpperCase(), `${path.replace(/\/$/, "")}/`, `/${path}`, encoded];
}

describe("decide", () => {
  describe.each(TABLE)("%s", (path, screen) => {
    it.each(spellings(path))("shows a signed-in person its screen at %s", (spelling) => {
      expect(decide(spelling, true)).toBe(screen);
    });

    it.each(spellings(path))("shows a visitor the login screen at %s", (spelling) => {
      expect(decide(spelling, false)).toBe("/login");
    });
  });

  it.each(spellings("/create-account"))("shows a visitor account creation at %s", (spelling) => {
    expect(decide(spelling, false)).toBe("/create-account");
    expect(decide(spelling, true)).toBe(NOT_FOUND);
  });

  it.each(OPEN_SCREENS.flatMap(spellings))("shows everyone the same screen at %s", (spelling) => {
    const screen = decide(spelling, false);
    expect(OPEN_SCREENS).toContain(screen);
    expect(decide(spelling, true)).toBe(screen);
  });

  it.each(spellings("/help/change-price"))("shows everyone the article at %s", (spelling) => {
    expect(decide(spelling, false)).toBe("/help/change-price");
    expect(decide(spelling, true)).toBe("/help/change-price");
  });

  it.each(spellings("/map/611-s-maple-st"))("shows everyone the map at %s", (spelling) => {
    expect(decide(spelling, false)).toBe("/map/611-s-maple-st");
    expect(decide(spelling, true)).toBe("/map/611-s-maple-st");
  });

  it.each(spellings(CONVERSATION))(
    "shows only a signed-in person the conversation at %s",
    (path) => {
      expect(decide(path, true)).toBe(CONVERSATION);
      expect(decide(path, false)).toBe("/login");
      expect(isSignedInScreen(decide(path, true))).toBe(true);
    },
  );

  it.each(["/help/", "/help//"])("shows the list of articles at %s", (path) => {
    expect(decide(path, false)).toBe("/help");
  });

  it.each([
    "/nothing",
    "/help/a/b",
    "/help/..",
    "/help/a b",
    "/helpful",
    "/login",
    "/profile/x",
    "/online-listing/messages/x",
    `${CONVERSATION}/x`,
    "/get-ready",
    "/%",
    "/%E0%A4%A",
    "/profile%00",
  ])("has no screen for a signed-in person at %s, and the login screen for a visitor", (path) => {
    expect(decide(path, true)).toBe(NOT_FOUND);
    expect(decide(path, false)).toBe("/login");
  });
});

describe("normalizePath", () => {
  it.each([
    ["/", "/"],
    ["//", "/"],
    ["/Property-Basics/", "/property-basics"],
    ["//get-ready///steps//", "/get-ready/steps"],
    ["/%50rofile", "/profile"],
    ["/%", "/%"],
  ])("reads %s as %s", (path, normal) => {
    expect(normalizePath(path)).toBe(normal);
  });
});
