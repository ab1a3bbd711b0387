import type { QueryClient } from "@tanstack/react-query";

/** Kept beside the answers of the server: this browser has just seen a payment succeed. */
const KEY = ["just-paid"] as const;

export const rememberPayment = (queries: QueryClient) => queries.setQueryData(KEY, true);
export const forgetPayment = (queries: QueryClient) => queries.removeQueries({ queryKey: KEY });
export const hasJustPaid = (queries: QueryClient) => queries.getQueryData(KEY) === true;
