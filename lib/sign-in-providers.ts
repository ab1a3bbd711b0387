import { z } from "zod";

export const PROVIDER_NAMES = { google: "Google", facebook: "Facebook", apple: "Apple" } as const;

export type Provider = keyof typeof PROVIDER_NAMES;

export const provider = z.enum(Object.keys(PROVIDER_NAMES) as [Provider, ...Provider[]]);
