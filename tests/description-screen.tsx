import { screen } from "@testing-library/react";
import { beforeAll } from "vitest";
import { DescriptionScreen } from "#components/description/description-screen.tsx";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { listingOf } from "./listing/view.ts";
import { BASICS, FEATURES, makeProperty } from "./property.ts";
import { renderScreen, setUpScreen, settle } from "./screen.tsx";

export const LATEST = "GET /api/properties/latest";
export const SAVE = "POST /api/properties/description";
export const STREAM = "POST /api/properties/description/stream";
export const ACCEPT = "POST /api/properties/description/accept";
export const KEPT_NOTES = "PATCH /api/properties/description/kept-notes";
export const VERSIONS = "GET /api/properties/description/versions";

/** A text whose claims the test home supports. */
export const TEXT = "A home with three bedrooms.\n\nIt has a library.";

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

export const accepted = (text: string) => described(text, { descriptionAccepted: true });

/** Prepares the tests of the description screen (see `setUpScreen`). Call it at the top of the file. */
export function setUpDescription(options: { now?: Date } = {}) {
  beforeAll(() => import("#components/description/notes/find-notes.ts"));
  return setUpScreen({ path: "/description", ...options });
}

/** Opens the screen and waits for the first notes. */
export async function openDescription(
  property: unknown = described(TEXT),
  listing: unknown = listingOf(),
) {
  const rendered = renderScreen(<DescriptionScreen />, {
    "/api/properties/latest": property,
    "/api/listing": listing,
  });
  await settle();
  return rendered;
}

export const textArea = () => screen.getByLabelText<HTMLTextAreaElement>("Description");
export const button = (name: string | RegExp) => screen.getByRole("button", { name });
