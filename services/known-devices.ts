import "server-only";

export { DEVICE_SECONDS, rememberDevice } from "#db/queries/known-devices.ts";
