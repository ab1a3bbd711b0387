import type { QueryClient } from "@tanstack/react-query";

const KEY = ["just-paid"] as const;

export const rememberPayment = (queries: QueryClient) => queries.setQueryData(KEY, true);
export const forgetPayment = (queries: QueryClient) => queries.removeQueries({ queryKey: KEY });
export const hasJustPaid = (queries: QueryClient) => queries.getQueryData(KEY) === true;
