import { vi } from "vitest";
import { envSchema } from "#server/env.ts";

// Test files share a process: remove the stubs, modules, mocks and globals that the last file left.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
for (const name of Object.keys(globalThis)) {
  if (name.startsWith("porchlight")) Reflect.deleteProperty(globalThis, name);
}

// What a developer has exported in their shell must not change what a test does.
for (const name of Object.keys(envSchema.shape)) delete process.env[name];
process.env.TZ = "UTC";
