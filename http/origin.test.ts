import { beforeEach, describe, expect, it, vi } from "vitest";
import type * as Origin from "./origin.ts";

// The environment is read once per module, so each test reloads it.
async function load(variables: {
  AUTH_URL?: string;
  TRUST_PROXY?: string;
}): Promise<typeof Origin> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  return import("./origin.ts");
}

const forwarded = (host: string, proto: string) => ({
  "x-forwarded-host": host,
  "x-forwarded-proto": proto,
});

describe("the public origin", () => {
  it.each([
    [{ host: "homes.example" }, "http://homes.example"],
    [{ host: "HOMES.example:3000" }, "http://homes.example:3000"],
    [{ host: "homes.example:80" }, "http://homes.example"],
    [{ host: "homes.example." }, "http://homes.example."],
    [{ host: "[::1]:3000" }, "http://[::1]:3000"],
    [{ host: "homes.example", "x-forwarded-proto": "https" }, "https://homes.example"],
    [{ host: "homes.example", "x-forwarded-proto": "HTTPS" }, "https://homes.example"],
    [{ host: "homes.example:443", "x-forwarded-proto": "https" }, "https://homes.example"],
    // The client wrote the first value and the proxy the last.
    [{ host: "homes.example", "x-forwarded-proto": "https, http" }, "http://homes.example"],
    [{ host: "homes.example", "x-forwarded-proto": "http, https" }, "https://homes.example"],
    [{ host: "homes.example", "x-forwarded-proto": "javascript" }, "http://homes.example"],
    [{ host: "homes.example", ...forwarded("evil.example", "https") }, "https://homes.example"],
    [{ host: "homes.example", ...forwarded("evil.example, b", "") }, "http://homes.example"],
    [{ host: "homes.example", ...forwarded("http://[", "://") }, "http://homes.example"],
  ] as [Record<string, string>, string][])(
    "behind one proxy, for headers %j, is %s",
    async (headers, origin) => {
      const { publicOrigin } = await load({ TRUST_PROXY: "1" });
      expect(publicOrigin(new Headers(headers))).toBe(origin);
    },
  );

  it("has the scheme seen by the outer of two proxies", async () => {
    const { publicOrigin } = await load({ TRUST_PROXY: "2" });
    const of = (list: string) =>
      publicOrigin(new Headers({ host: "homes.example", "x-forwarded-proto": list }));
    expect(of("https,http")).toBe("https://homes.example");
    expect(of("https, http, http")).toBe("http://homes.example");
    expect(of("https")).toBe("https://homes.example");
  });

  it.each([
    {},
    { host: "" },
    { host: "user@homes.example" },
    { host: "user:pass@homes.example" },
    { host: "homes.example/evil.example" },
    { host: "homes.example?x" },
    { host: "homes.example#x" },
    { host: "homes.example\\evil.example" },
    { host: "homes example" },
    { host: "homes.example, evil.example" },
    { host: "homes.example:99999" },
    { host: "[::1" },
    { host: "[]" },
    { host: "::1" },
    { host: "%00" },
    { "x-forwarded-host": "homes.example" },
  ] as Record<string, string>[])("fails with status 400 for headers %j", async (headers) => {
    const { publicOrigin } = await load({ TRUST_PROXY: "1" });
    const read = () => publicOrigin(new Headers(headers));
    expect(read).toThrow(expect.objectContaining({ status: 400 }));
  });

  it("comes from AUTH_URL if it's set, whatever the headers", async () => {
    const { publicOrigin, isSecure } = await load({ AUTH_URL: "https://homes.example/app" });
    for (const headers of [
      {},
      { host: "@" },
      { host: "evil.example" },
      forwarded("evil", "http"),
    ]) {
      expect(publicOrigin(new Headers(headers as Record<string, string>))).toBe(
        "https://homes.example",
      );
      expect(isSecure(new Headers(headers as Record<string, string>))).toBe(true);
    }
  });

  it("isn't needed to check whether a request came over HTTPS", async () => {
    const https = new Headers({ "x-forwarded-proto": "https" });
    const { isSecure } = await load({ TRUST_PROXY: "1" });
    expect(isSecure(new Headers())).toBe(false);
    expect(isSecure(https)).toBe(true);
    expect((await load({ TRUST_PROXY: "0" })).isSecure(https)).toBe(false);
  });
});

describe("the origin check of a mutation", () => {
  let check: (headers: Record<string, string>) => void;
  beforeEach(async () => {
    const { checkOrigin } = await load({ TRUST_PROXY: "1" });
    const https = { host: "homes.example", "x-forwarded-proto": "https" };
    check = (headers) => checkOrigin(new Headers({ ...https, ...headers }));
  });

  it.each([
    { origin: "https://homes.example" },
    { origin: "https://homes.example", "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
    { "x-forwarded-host": "evil.example" },
    {},
  ] as Record<string, string>[])("accepts %j", (headers) => {
    expect(() => check(headers)).not.toThrow();
  });

  it.each([
    { origin: "http://homes.example" },
    { origin: "https://homes.example:8443" },
    { origin: "https://homes.example." },
    { origin: "https://evil.example" },
    { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
    { origin: "https://homes.example@evil.example" },
    { origin: "null" },
    { origin: "" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ] as Record<string, string>[])("refuses %j", (headers) => {
    expect(() => check(headers)).toThrow(expect.objectContaining({ status: 403 }));
  });
});
