import { vi } from "vitest";
import { envSchema } from "#server/env.ts";

// Test files share a process, so remove the previous file's stubs, modules, mocks and globals.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
for (const name of Object.keys(globalThis)) {
  if (name.startsWith("porchlight")) Reflect.deleteProperty(globalThis, name);
}

// Keeps a developer's exported variables from changing the tests.
for (const name of Object.keys(envSchema.shape)) delete process.env[name];
process.env.TZ = "UTC";
