"use client";

import { useQuery } from "@tanstack/react-query";
import { offers } from "#components/data/queries.ts";
import type { OfferSide, OfferStatus } from "#lib/fields/offers.ts";

/** When an open offer from a buyer expires. */
export interface OfferDeadline {
  id: string;
  /** The deadline, ISO 8601. */
  startsAt: string;
  /** Whole US dollars. */
  price: number;
  turn: OfferSide;
  /** The seller's. */
  status: OfferStatus;
}

/** Returns the deadlines of open offers from buyers, or none if the read fails. */
export const useOfferDeadlines = (): OfferDeadline[] =>
  useQuery(offers).data?.offers.flatMap(({ id, price, negotiation }) =>
    negotiation?.turn
      ? [
          {
            id,
            price,
            startsAt: negotiation.expiresAt,
            turn: negotiation.turn,
            status: negotiation.status,
          },
        ]
      : [],
  ) ?? [];
