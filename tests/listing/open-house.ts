import * as linkRoutes from "#app/api/listing/open-houses/[openHouseId]/sheet/route.ts";
import * as invitationRoutes from "#app/api/listing/open-houses/[openHouseId]/invitation/route.ts";
import { database } from "#db/client.ts";
import { openHouses } from "#db/schema/index.ts";
import { openHouseRecordsView } from "#lib/schemas/open-houses.ts";
import { call } from "#tests/api.ts";
import { createHome, type TestHome } from "./public-home.ts";

const HOUR_MS = 60 * 60 * 1000;

export interface TestOpenHouse extends TestHome {
  openHouseId: string;
}

/** Adds an open house by its start and end, in hours from now. */
export async function createOpenHouse(
  from = -1,
  to = 1,
  changes: Partial<typeof openHouses.$inferInsert> = {},
): Promise<TestOpenHouse> {
  const home = await createHome();
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  const [added] = await database()
    .insert(openHouses)
    .values({ listingId: home.listingId, startsAt: at(from), endsAt: at(to), ...changes })
    .returning({ id: openHouses.id });
  return { ...home, openHouseId: added?.id ?? "" };
}

async function makeLink(
  routes: typeof linkRoutes,
  { seller, openHouseId }: TestOpenHouse,
  query = "",
) {
  const { body } = await call(routes, "POST", { as: seller, params: { openHouseId }, query });
  return openHouseRecordsView.parse(body).openHouses.find(({ id }) => id === openHouseId);
}

export const makeSheet = async (openHouse: TestOpenHouse, query?: string) =>
  (await makeLink(linkRoutes, openHouse, query))?.sheet?.url.split("#")[1] ?? "";

export const makeInvitation = async (openHouse: TestOpenHouse, query?: string) =>
  (await makeLink(invitationRoutes, openHouse, query))?.invitationUrl ?? "";

/** The sign-in data that a tablet sends for a visitor. */
export const entryOf = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  name: "Bo Buyer",
  email: null,
  phone: null,
  hasAgent: false,
  agentName: null,
  mayWrite: false,
  signedAt: new Date().toISOString(),
  ...changes,
});
