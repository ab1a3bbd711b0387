import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isSigned, makeWebhookSecret, signatureHeaders } from "./signature.ts";

const message = { id: "msg_1", at: new Date(1_700_000_000_999), body: '{"home":"Łódź"}' };

it("makes unique 256-bit secrets", () => {
  const secret = makeWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(makeWebhookSecret()).not.toBe(secret);
});

it("signs the ID, time and body with the decoded secret", () => {
  const key = Buffer.alloc(32, 7);
  const headers = signatureHeaders(`whsec_${key.toString("base64")}`, message);
  const expected = createHmac("sha256", key)
    .update(Buffer.from(`msg_1.1700000000.${message.body}`, "utf8"))
    .digest("base64");
  expect(headers).toEqual({
    "webhook-id": "msg_1",
    "webhook-timestamp": "1700000000",
    "webhook-signature": `v1,${expected}`,
  });
});

it.each([
  { ...message, id: "msg_2" },
  { ...message, at: new Date(1_700_000_001_000) },
  { ...message, body: `${message.body} ` },
])("signs a changed message differently", (changed) => {
  const secret = makeWebhookSecret();
  const { "webhook-signature": signature } = signatureHeaders(secret, message);
  expect(signatureHeaders(secret, changed)["webhook-signature"]).not.toBe(signature);
});

it("rejects an invalid secret", () => {
  expect(() => signatureHeaders("AAAA", message)).toThrow(TypeError);
});

describe("a signature", () => {
  const secret = makeWebhookSecret();
  const { at, body } = message;
  const signed = (change: Record<string, string> = {}) =>
    new Headers({ ...signatureHeaders(secret, message), ...change });
  const isNow = (headers: Headers, { text = body, late = 0 } = {}) =>
    isSigned(secret, headers, text, at.getTime() + late);

  it("is valid for five minutes, and alongside others", () => {
    const right = signatureHeaders(secret, message)["webhook-signature"];
    expect(isNow(signed())).toBe(true);
    expect(isNow(signed({ "webhook-signature": `v1,other ${right}` }))).toBe(true);
    expect(isNow(signed(), { late: 299_000 })).toBe(true);
    expect(isNow(signed(), { late: 301_000 })).toBe(false);
    expect(isNow(signed(), { late: -301_000 })).toBe(false);
  });

  it.each([
    ["webhook-id", "msg_2"],
    ["webhook-id", ""],
    ["webhook-timestamp", "1700000001"],
    ["webhook-timestamp", ""],
    ["webhook-timestamp", "soon"],
    ["webhook-signature", ""],
    ["webhook-signature", "v1,AAAA"],
  ])("isn't valid with another %s: %j", (name, value) => {
    expect(isNow(signed({ [name]: value }))).toBe(false);
  });

  it("isn't valid for another body or secret", () => {
    expect(isNow(signed(), { text: `${body} ` })).toBe(false);
    expect(isSigned(makeWebhookSecret(), signed(), body, at.getTime())).toBe(false);
  });
});
