"use client";

import { useQuery } from "@tanstack/react-query";
import { listing } from "#components/data/queries.ts";

/** Returns why buyers can't see the accepted description of a public listing; null if they can. */
export const useHiddenDescription = () => useQuery(listing).data?.hiddenDescription ?? null;
