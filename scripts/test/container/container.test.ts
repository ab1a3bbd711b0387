import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it, test } from "vitest";
import { envSchema } from "#server/env.ts";
import { ROOT } from "../../root.ts";
import { readDockerfile } from "./dockerfile.ts";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

describe("the Dockerfile", () => {
  const text = read("Dockerfile");
  const image = readDockerfile(text);

  it("starts our server directly, as an unprivileged user, with a health check", () => {
    expect(image.command).toEqual(["node", "scripts/start.mjs"]);
    expect(image.user).toBeGreaterThan(0);
    expect(image.healthcheck.join(" ")).toContain("/api/health/live");
    expect(image.copies).toEqual([{ from: "/app/.next/standalone", to: "./" }]);
  });

  it("copies only existing files, and nothing secret", () => {
    for (const [, files = ""] of text.matchAll(/^COPY ((?:[\w.-]+ )+)\.\/$/gm)) {
      for (const file of files.trim().split(" "))
        expect(existsSync(path.join(ROOT, file))).toBe(true);
    }
    expect(read(".dockerignore").split("\n")).toEqual(
      expect.arrayContaining([".env", ".env.*", ".data", ".git", "node_modules"]),
    );
  });

  it("is rejected with a shell command, or with a copy from the build context", () => {
    expect(() => readDockerfile('FROM x\nHEALTHCHECK CMD ["a"]\nCMD node start.ts')).toThrow();
    expect(() => readDockerfile('FROM x\nCOPY . .\nCMD ["a"]')).toThrow(/previous stage/);
  });
});

test("deploy/env.example names only our variables and the database image's", () => {
  const names = Object.keys(parseEnv(read("deploy/env.example")));
  const ofDatabase = ["POSTGRES_PASSWORD", "POSTGRES_USER", "POSTGRES_DB"];
  expect(names.filter((name) => !(name in envSchema.shape) && !ofDatabase.includes(name))).toEqual(
    [],
  );
});

test("systemd and Compose give the server 30 seconds to stop", () => {
  const unit = read("deploy/porchlight.service");
  expect(unit).toContain("ExecStart=/usr/bin/node scripts/start.mjs\n");
  expect(unit).toContain("TimeoutStopSec=30\n");
  expect(read("compose.yaml").match(/stop_grace_period: 30s/g)).toHaveLength(1);
});
