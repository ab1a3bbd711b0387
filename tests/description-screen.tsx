import { screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { DescriptionScreen } from "#components/description/description-screen.tsx";
import { loadChecks } from "#components/description/notes/use-checks.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { BASICS, FEATURES, makeProperty } from "./property.ts";
import { renderScreen, stubServer } from "./screen.tsx";

export const LATEST = "GET /api/properties/latest";
export const SAVE = "POST /api/properties/description";
export const STREAM = "POST /api/properties/description/stream";
export const ACCEPT = "POST /api/properties/description/accept";
export const KEPT_NOTES = "PATCH /api/properties/description/kept-notes";
export const VERSIONS = "GET /api/properties/description/versions";

/** A true text about the home of these tests. */
export const TEXT = "A home with three bedrooms.\n\nIt has a library.";

/** A home with basics and features, and a description. */
export const described = (
  generatedDescription: string,
  saved: Partial<LatestPropertyView> = {},
): LatestPropertyView =>
  makeProperty({
    propertyBasics: BASICS,
    propertySpecifics: FEATURES,
    generatedDescription,
    ...saved,
  });

/** The same home after its description was accepted. */
export const accepted = (text: string) => described(text, { descriptionAccepted: true });

/**
 * Prepares every test of a file: the checks are loaded, timers are fake, the tab has no drafts.
 * @returns what stands in for the server, anew in each test
 */
export function setUpDescription({ now }: { now?: Date } = {}) {
  let server: ReturnType<typeof stubServer>;
  beforeAll(() => loadChecks());
  beforeEach(() => {
    vi.useFakeTimers(now && { now });
    server = stubServer();
    window.sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return {
    get calls() {
      return server.calls;
    },
    answer: (call: string, status: number, body: unknown) => server.answer(call, status, body),
    hold: (call: string) => server.hold(call),
    stream: (call: string) => server.stream(call),
    /** What was sent with a call, in order. */
    bodies: (name: string) =>
      server.calls.filter(({ call }) => call === name).map(({ body }) => body),
  };
}

export const openDescription = (property: unknown = described(TEXT)) =>
  renderScreen(<DescriptionScreen />, { "/api/properties/latest": property });

export const textArea = () => screen.getByLabelText<HTMLTextAreaElement>("Description");
export const button = (name: string | RegExp) => screen.getByRole("button", { name });
