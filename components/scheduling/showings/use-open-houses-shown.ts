"use client";

import { useQuery } from "@tanstack/react-query";
import { openHouses } from "#components/data/queries.ts";
import type { OpenHouseRecord } from "#lib/schemas/open-houses.ts";

const NONE: readonly OpenHouseRecord[] = [];

/** The open houses to show beside the showings; their own card says where they can't be read. */
export const useOpenHousesShown = (): readonly OpenHouseRecord[] =>
  useQuery(openHouses).data?.openHouses ?? NONE;
