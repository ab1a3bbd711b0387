"use client";

import { useQuery } from "@tanstack/react-query";
import { openHouses } from "#components/data/queries.ts";
import type { OpenHouseRecord } from "#lib/schemas/open-houses.ts";

const NONE: readonly OpenHouseRecord[] = [];

/** Returns the open houses, or none if the read fails; their own card shows the error. */
export const useOpenHousesShown = (): readonly OpenHouseRecord[] =>
  useQuery(openHouses).data?.openHouses ?? NONE;
