import "server-only";

export { pingDatabase } from "#db/client.ts";
