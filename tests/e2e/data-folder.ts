import { tmpdir } from "node:os";
import path from "node:path";

/** Returns the data folder of the product that the tests start on this port. */
export const dataFolder = (port: string): string => path.join(tmpdir(), `porchlight-e2e-${port}`);
