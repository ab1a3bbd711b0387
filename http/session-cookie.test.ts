import { expect, it } from "vitest";
import { checkOrigin } from "./origin.ts";
import { publicOrigin } from "./session-cookie.ts";

it.each([
  [{ host: "porchlight.example" }, "http://porchlight.example"],
  [
    { host: "10.0.0.7", "x-forwarded-host": "a.example", "x-forwarded-proto": "https, http" },
    "https://a.example",
  ],
  [{ host: "a.example", "x-forwarded-proto": "javascript" }, "http://a.example"],
  [{ host: "a.example/path?query" }, "http://a.example"],
  [{ host: "" }, "http://localhost"],
  [{ host: "a b" }, "http://localhost"],
  [{ host: "a.example:99999" }, "http://localhost"],
  [{}, "http://localhost"],
])("the origin of a request with %j is %s", (headers, origin) => {
  expect(publicOrigin(new Headers(headers))).toBe(origin);
});

it.each(["", "?", "null", "a b"])(
  "a mutation from %j is another site's, whatever its host",
  (text) => {
    for (const host of ["", "?", "a b"]) {
      expect(() => checkOrigin(new Headers({ origin: text, host }))).toThrow("another site");
    }
  },
);
