import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { type Call, CONTRACT } from "#lib/contract/index.ts";
import { exchange } from "./exchange.ts";
import { createHousehold } from "./household.ts";
import { requestsTo } from "./requests.ts";
import { fuzz } from "./settings.ts";

const CALLS = Object.keys(CONTRACT) as Call[];

const odd = fc.oneof(
  fc.constantFrom(
    ...[
      "",
      " ",
      "null",
      "*",
      "a b",
      "[",
      "[::1",
      "http://",
      "//evil.example",
      "evil.example:99999",
    ],
    ...["javascript:alert(1)", "https, http", "localhost:3000, evil.example", "%00", "é", "\u0080"],
    ...[
      "localhost:3000@evil.example",
      "-1",
      "9".repeat(400),
      "cross-site",
      "a\tb",
      "x".repeat(8000),
    ],
  ),
  // Every character that HTTP allows in a header value.
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  }),
);
const headers = fc.dictionary(
  fc.constantFrom(
    ...[
      "host",
      "origin",
      "referer",
      "cookie",
      "authorization",
      "content-length",
      "content-encoding",
    ],
    ...["x-forwarded-host", "x-forwarded-proto", "x-forwarded-for", "forwarded", "sec-fetch-site"],
    ...["accept", "range", "if-none-match", "if-modified-since", "x-http-method-override"],
    ...["stripe-signature", "x-middleware-subrequest", "next-action", "rsc"],
  ),
  odd,
  { minKeys: 1, maxKeys: 5 },
);

it("no header makes a call fail or redirect to another host", async () => {
  vi.stubEnv("AUTH_FACEBOOK_ID", "client").stubEnv("AUTH_FACEBOOK_SECRET", "secret");
  const own = await createHousehold();
  const other = await createHousehold("An0ther-password");
  const requests = fc
    .constantFrom(...CALLS)
    .chain((call) =>
      fc.record({ call: fc.constant(call), request: requestsTo(call, own, other), headers }),
    );
  await fc.assert(
    fc.asyncProperty(requests, async ({ call, request, headers }) => {
      const user = "cookie" in headers ? null : own.admin;
      const { headers: sent } = await exchange(call, user, { ...request, headers }, other);
      expect(sent.get("location") ?? "").not.toContain("evil");
    }),
    fuzz("headers", 120),
  );
});
