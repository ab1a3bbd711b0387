import { z } from "zod";
import { type Provider, PROVIDER_NAMES } from "#lib/sign-in-providers.ts";

export const provider = z.enum(Object.keys(PROVIDER_NAMES) as [Provider, ...Provider[]]);
