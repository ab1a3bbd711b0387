import type { TrafficView } from "#lib/schemas/listing.ts";

export type Details = NonNullable<TrafficView["details"]>;
