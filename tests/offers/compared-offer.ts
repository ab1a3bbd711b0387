import type { ComparedOffer } from "#lib/offers/compare-offers.ts";
import type { NegotiationView } from "#lib/schemas/offers.ts";

const TURN = { number: 1, files: [] as const } as unknown as NegotiationView["turns"][number];

/** Returns a buyer's offer of one turn, as a screen compares it. */
export const comparedOffer = (
  id: string,
  name: string,
  negotiation: Partial<NegotiationView>,
): ComparedOffer => ({
  ...{ name, net: 500_000, risks: [], isExpired: false },
  offer: {
    ...{ id, price: 630_000, financing: "cash", contingencies: [], concessions: 0, note: "" },
    ...{ closingOn: null, deadlineOn: null, revision: 0, importedFrom: null, importedTurns: [] },
    negotiation: {
      ...{ status: "received", turn: null, turns: [TURN], backupPosition: null },
      ...{ expiresAt: "2027-04-03T22:00:00.000Z", closedAt: null, closingNote: null },
      contact: {
        ...{ buyerName: "Bo Li", coBuyerName: "", agentName: "" },
        ...{ email: "bo@example.com", phone: null },
      },
      ...negotiation,
    },
  },
});
