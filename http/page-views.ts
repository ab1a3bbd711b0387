import "server-only";
import { after } from "next/server";
import * as pageViews from "#services/page-views.ts";
import { clientAddress } from "./client-address.ts";

type Listing = { id: string; timeZone: string };

const pageViewOf = (request: Request, { id, timeZone }: Listing): pageViews.PageView => ({
  listingId: id,
  timeZone,
  request,
  address: clientAddress(request.headers),
});

function afterAnswer(written: Promise<void> | null): void {
  if (written) after(written);
}

/** Counts a view of a listing page, without waiting. */
export const recordPageView = (request: Request, listing: Listing): void =>
  afterAnswer(pageViews.recordPageView(pageViewOf(request, listing)));

/** Counts the photos opened on a listing page. */
export const recordPhotoOpenings = (
  request: Request,
  listing: Listing,
  photoIds: readonly string[],
): void => afterAnswer(pageViews.recordPhotoOpenings(pageViewOf(request, listing), photoIds));
