import { tmpdir } from "node:os";
import path from "node:path";

/** Where the product of the journeys on this port keeps its data. */
export const dataFolder = (port: string): string => path.join(tmpdir(), `porchlight-e2e-${port}`);
