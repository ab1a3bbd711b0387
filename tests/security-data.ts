import type { SecondFactorView, SetUpView } from "#lib/schemas/second-factor.ts";
import type { SessionView } from "#lib/schemas/sessions.ts";

export const THIS_DEVICE: SessionView = {
  id: "5b0d2d0a-6a58-4c43-9a35-0d2c9b8f1b01",
  device: "Chrome on Windows",
  signedInAt: "2026-03-02T18:00:00.000Z",
  lastUsedAt: "2026-03-09T18:00:00.000Z",
  isCurrent: true,
};
export const PHONE: SessionView = {
  id: "5b0d2d0a-6a58-4c43-9a35-0d2c9b8f1b02",
  device: "Safari on iPhone",
  signedInAt: "2026-03-01T08:30:00.000Z",
  lastUsedAt: "2026-03-08T21:05:00.000Z",
  isCurrent: false,
};

export const OFF: SecondFactorView = { isOn: false, recoveryCodesLeft: 0 };
export const ON: SecondFactorView = { isOn: true, recoveryCodesLeft: 8 };

const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
export const SET_UP: SetUpView = {
  secret: SECRET,
  address: `otpauth://totp/Porchlight:ana%40example.com?issuer=Porchlight&secret=${SECRET}`,
};
export const CODES = [
  "AAAABBBBCCCCDDDDEEEE2222",
  ...Array.from({ length: 9 }, (_, n) => `MFRGGZDFMZTWQ2LKNNWG2${"234567ABC"[n]}AA`),
];

export const securityData = (factor = OFF, sessions: readonly SessionView[] = [THIS_DEVICE]) => ({
  "/api/second-factor": factor,
  "/api/sessions": sessions,
  "/api/email-address": {
    email: "ana@example.com",
    isConfirmed: true,
    awaited: null,
    canBeMailed: true,
  },
});
