import { vi } from "vitest";
import { envSchema } from "#server/env.ts";

// What a developer has exported in their shell must not change what a test does.
for (const name of Object.keys(envSchema.shape)) delete process.env[name];
process.env.TZ = "UTC";

// The files of a project may share a process: none meets the modules, or the mocks, of another.
vi.resetModules();
