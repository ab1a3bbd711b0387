import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { makeWebhookSecret, signatureHeaders } from "./signature.ts";

const message = { id: "msg_1", at: new Date(1_700_000_000_999), body: '{"home":"Łódź"}' };

it("makes secrets of 256 bits, each another", () => {
  const secret = makeWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(makeWebhookSecret()).not.toBe(secret);
});

it("signs id, time and body by the bytes that the secret stands for", () => {
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
])("signs anything else in another way", (changed) => {
  const secret = makeWebhookSecret();
  const { "webhook-signature": signature } = signatureHeaders(secret, message);
  expect(signatureHeaders(secret, changed)["webhook-signature"]).not.toBe(signature);
});

it("takes nothing for a secret that is none", () => {
  expect(() => signatureHeaders("AAAA", message)).toThrow(TypeError);
});
