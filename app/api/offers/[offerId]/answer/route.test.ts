import { beforeEach, describe, expect, it } from "vitest";
import * as offerRoute from "#app/api/offers/[offerId]/route.ts";
import { database } from "#db/client.ts";
import { attempts } from "#db/schema/index.ts";
import { offersView } from "#lib/schemas/offers.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { sendOffer, typedTerms } from "#tests/offers/offers.ts";
import * as route from "./route.ts";

let home: TestHome;
let offerId: string;
beforeEach(async () => {
  await database().delete(attempts);
  home = await createHome();
  offerId = (await sendOffer(home, { note: "We are a Christian family." })).id;
});

const answer = (as: TestUser, body: object) =>
  call(route, "POST", { as, body, params: { offerId } });

it("counters with terms as typed, and returns the offer with its turns", async () => {
  const terms = typedTerms({ purchasePrice: "655,000" });
  const { status, body } = await answer(home.seller, { action: "counter", number: 1, ...terms });
  expect(status).toBe(200);
  const [offer] = offersView.parse(body).offers;
  expect(offer).toMatchObject({
    price: 655_000,
    negotiation: {
      ...{ status: "countered", turn: "buyer", contact: { buyerName: "Bea Buyer" } },
      turns: [
        { side: "buyer", isNoteFlagged: true },
        { side: "seller", isNoteFlagged: false },
      ],
    },
  });
  // Lists show no note that was not asked for.
  expect(offer?.note).toBe("");
});

describe("refuses", () => {
  it.each<[string, object, number]>([
    ["an unknown action", { action: "ignore", number: 1 }, 400],
    ["no turn", { action: "accept" }, 400],
    ["a long message", { action: "decline", number: 1, message: "x".repeat(1_001) }, 400],
    ["another turn", { action: "accept", number: 2 }, 409],
    [
      "a huge price",
      { action: "counter", number: 1, ...typedTerms({ purchasePrice: "1e12" }) },
      400,
    ],
  ])("%s", async (_, body, status) =>
    expect((await answer(home.seller, body)).status).toBe(status),
  );

  it("another account", async () => {
    const stranger = (await createHome()).seller;
    expect((await answer(stranger, { action: "accept", number: 1 })).status).toBe(404);
  });
});

it("is open to everyone of the account, once", async () => {
  const member = await createUser({ parent: home.seller });
  const both = await Promise.all([
    answer(member, { action: "accept", number: 1 }),
    answer(home.seller, { action: "decline", number: 1 }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it("a buyer's offer can't be edited, and is deleted only once it is closed", async () => {
  const params = { offerId };
  const body = { price: 1, financing: "cash", contingencies: [], note: "" };
  const as = home.seller;
  expect((await call(offerRoute, "PUT", { as, params, body })).status).toBe(404);
  expect((await call(offerRoute, "DELETE", { as, params })).status).toBe(409);
  await answer(as, { action: "decline", number: 1 });
  expect((await call(offerRoute, "DELETE", { as, params })).status).toBe(200);
});
