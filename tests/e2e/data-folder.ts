import { tmpdir } from "node:os";
import path from "node:path";

export const dataFolder = (port: string): string => path.join(tmpdir(), `porchlight-e2e-${port}`);
