import "server-only";
import { after } from "next/server";
import * as visits from "#services/visits.ts";
import { clientAddress } from "./client-address.ts";

type Listing = { id: string; timeZone: string };

const visitOf = (request: Request, { id, timeZone }: Listing): visits.Visit => ({
  listingId: id,
  timeZone,
  request,
  address: clientAddress(request.headers),
});

function afterAnswer(written: Promise<void> | null): void {
  if (written) after(written);
}

/** Counts a view of a listing's page, without waiting. */
export const noteVisit = (request: Request, listing: Listing): void =>
  afterAnswer(visits.noteVisit(visitOf(request, listing)));

/** Counts photographs that were opened on a listing's page. */
export const noteOpenedPhotos = (
  request: Request,
  listing: Listing,
  photoIds: readonly string[],
): void => afterAnswer(visits.noteOpenedPhotos(visitOf(request, listing), photoIds));
