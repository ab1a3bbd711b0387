import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "./env.ts";

const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: "pk_test_1",
};
const S3 = {
  S3_ENDPOINT: "https://store.example",
  S3_REGION: "us-east-1",
  S3_BUCKET: "homes",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

describe.each([
  "AUTH_GOOGLE_ISSUER",
  "OPENAI_BASE_URL",
  "STRIPE_API_URL",
  "VALUATION_API_URL",
  "MAP_STYLE_URL",
])("%s", (name) => {
  it.each([
    "https://api.example.com/v1",
    "http://127.0.0.1:8080",
    "http://[::1]:8080",
    "http://localhost:11434/v1",
    "http://model:11434/v1",
    "http://10.1.2.3/v1",
    "http://192.168.0.7",
    "http://[fd00::7]",
    "http://model.internal",
  ])("accepts %s", (url) => {
    expect(parseEnv({ [name]: url })).toMatchObject({ [name]: url });
  });

  it.each([
    "http://api.example.com/v1",
    "http://93.184.216.34",
    "http://[2606:2800:220:1::1]",
    "http://[::ffff:93.184.216.34]",
    "http://localhost.example.com",
    "ftp://127.0.0.1",
  ])("rejects %s", (url) => {
    expect(() => parseEnv({ [name]: url })).toThrow(`${name} must be`);
  });
});

describe("MAP_TILES_URL", () => {
  const MAP_ATTRIBUTION = "© OpenStreetMap contributors";

  it.each(["https://tiles.example/{z}/{x}/{y}.png", "https://tiles.example/us.pmtiles?v=2"])(
    "accepts %s only with an attribution and without a style",
    (MAP_TILES_URL) => {
      const map = { MAP_TILES_URL, MAP_ATTRIBUTION };
      expect(parseEnv(map)).toMatchObject(map);
      expect(() => parseEnv({ MAP_TILES_URL })).toThrow("MAP_ATTRIBUTION is missing");
      expect(() => parseEnv({ ...map, MAP_STYLE_URL: "https://tiles.example/style.json" })).toThrow(
        "Set only one of them",
      );
    },
  );

  it.each(["https://tiles.example/{z}/{x}.png", "https://tiles.example/us.mbtiles"])(
    "rejects the tiles %s",
    (MAP_TILES_URL) => {
      expect(() => parseEnv({ MAP_TILES_URL, MAP_ATTRIBUTION })).toThrow(
        "MAP_TILES_URL must contain {z}, {x} and {y}, or end in .pmtiles",
      );
    },
  );
});

describe("Stripe and S3 settings", () => {
  it("can be all set or all missing", () => {
    expect(parseEnv(STRIPE)).toMatchObject(STRIPE);
    expect(parseEnv({}).STRIPE_SECRET_KEY).toBeUndefined();
  });

  it.each(Object.keys(S3))("are rejected if only %s of S3 is missing", (name) => {
    expect(parseEnv(S3)).toMatchObject(S3);
    expect(() => parseEnv({ ...S3, [name]: "" })).toThrow(`${name} is missing`);
  });

  it.each(Object.keys(STRIPE))("are rejected if only %s of Stripe is missing", (name) => {
    expect(() => parseEnv({ ...STRIPE, [name]: "" })).toThrow(EnvError);
    expect(() => parseEnv({ ...STRIPE, [name]: "" })).toThrow(`${name} is missing`);
  });
});

describe("email settings", () => {
  const MAIL = { SMTP_URL: "smtps://a:b@mail.example.com:465", MAIL_FROM: "hello@example.com" };

  it.each(["SMTP_URL", "MAIL_FROM"])("require %s", (name) => {
    expect(parseEnv(MAIL)).toMatchObject(MAIL);
    expect(() => parseEnv({ ...MAIL, [name]: "" })).toThrow(`${name} is missing`);
  });

  it("require AUTH_URL in a deployment", () => {
    const deployed = {
      ...MAIL,
      DATABASE_URL: "postgres://db.example.com/homes",
      AUTH_SECRET: "x".repeat(32),
    };
    expect(() => parseEnv(deployed)).toThrow("AUTH_URL is missing");
    expect(parseEnv({ ...deployed, AUTH_URL: "https://homes.example.com" })).toMatchObject(MAIL);
  });

  it.each([
    "Porchlight <hello@example.com>",
    '"Porchlight, for sellers" <hello@example.com>',
    "<hello@example.com>",
  ])("accept the sender %s", (MAIL_FROM) => {
    expect(parseEnv({ ...MAIL, MAIL_FROM })).toMatchObject({ MAIL_FROM });
  });

  it.each([
    "Porchlight",
    "a@example.com, b@example.com",
    "Porchlight <hello>",
    "a@example.com\nBcc: b@example.com",
  ])("reject the sender %j", (MAIL_FROM) => {
    expect(() => parseEnv({ ...MAIL, MAIL_FROM })).toThrow("MAIL_FROM must be");
  });

  it.each(["http://mail.example.com", "mail.example.com:25"])(
    "reject the server %s",
    (SMTP_URL) => {
      expect(() => parseEnv({ ...MAIL, SMTP_URL })).toThrow("SMTP_URL must be");
    },
  );
});

describe("a Vercel deployment", () => {
  const SET = { DATABASE_URL: "postgres://db.example.com/homes", AUTH_SECRET: "x".repeat(32) };
  const PRODUCTION = {
    VERCEL: "1",
    VERCEL_ENV: "production",
    VERCEL_URL: "homes-1.vercel.app",
    VERCEL_BRANCH_URL: "homes-git-main.vercel.app",
    VERCEL_PROJECT_PRODUCTION_URL: "homes.example.com",
  };
  const PREVIEW = { ...PRODUCTION, VERCEL_ENV: "preview" };
  const MAIL = { SMTP_URL: "smtps://a:b@mail.example.com:465", MAIL_FROM: "hello@example.com" };

  it("gets its origin, proxies and a small pool from the platform", () => {
    expect(parseEnv({ ...SET, ...MAIL, ...PRODUCTION })).toMatchObject({
      AUTH_URL: "https://homes.example.com",
      TRUST_PROXY: 1,
      DATABASE_POOL: 3,
      PREVIEW: false,
    });
  });

  it("prefers variables set by hand", () => {
    const set = { AUTH_URL: "https://other.example.com", DATABASE_POOL: "7", TRUST_PROXY: "2" };
    expect(parseEnv({ ...SET, ...PRODUCTION, ...set })).toMatchObject({
      AUTH_URL: "https://other.example.com",
      DATABASE_POOL: 7,
      TRUST_PROXY: 2,
    });
  });

  it("sets no AUTH_URL for a preview, and uses its branch or deployment URL", () => {
    const { AUTH_URL, PLATFORM_ORIGIN } = parseEnv({ ...SET, ...MAIL, ...PREVIEW });
    expect([AUTH_URL, PLATFORM_ORIGIN]).toEqual([undefined, "https://homes-git-main.vercel.app"]);
    expect(parseEnv({ ...SET, ...PREVIEW, VERCEL_BRANCH_URL: "" })).toMatchObject({
      PLATFORM_ORIGIN: "https://homes-1.vercel.app",
    });
  });

  it("is the only place where Vercel's variables apply", () => {
    expect(parseEnv({ ...SET, ...PRODUCTION, VERCEL: "" })).toEqual(parseEnv(SET));
  });

  it.each(["", "0"])("is a preview even with PREVIEW=%j", (PREVIEW_SET) => {
    expect(parseEnv({ ...SET, ...PREVIEW, PREVIEW: PREVIEW_SET }).PREVIEW).toBe(true);
  });

  it("uses CRON_SECRET if JOBS_SECRET is unset", () => {
    const CRON_SECRET = "c".repeat(32);
    expect(parseEnv({ CRON_SECRET }).JOBS_SECRET).toBe(CRON_SECRET);
    expect(parseEnv({ CRON_SECRET, JOBS_SECRET: "j".repeat(32) }).JOBS_SECRET).toBe("j".repeat(32));
    expect(() => parseEnv({ CRON_SECRET: "short" })).toThrow("CRON_SECRET must be");
  });
});

describe("a preview", () => {
  const PREVIEW = {
    PREVIEW: "1",
    DATABASE_URL: "postgres://db.example.com/homes",
    AUTH_SECRET: "x".repeat(32),
  };

  it("requires its own database", () => {
    expect(() => parseEnv({ PREVIEW: "1" })).toThrow("npm run admin -- preview create NAME");
    expect(parseEnv(PREVIEW).PREVIEW).toBe(true);
  });

  it.each([
    ["STRIPE_SECRET_KEY", "sk_live_1"],
    ["STRIPE_SECRET_KEY", "rk_live_1"],
    ["NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY", "pk_live_1"],
  ])("never starts with %s=%s", (name, key) => {
    expect(parseEnv({ ...PREVIEW, ...STRIPE })).toMatchObject(STRIPE);
    const set = { ...PREVIEW, ...STRIPE, [name]: key };
    expect(() => parseEnv(set)).toThrow(`${name} is a live Stripe key`);
    expect(() => parseEnv(set)).not.toThrow(key);
    expect(parseEnv({ ...set, PREVIEW: "0" })).toMatchObject({ [name]: key });
  });
});

describe("an account manager", () => {
  const NAMED = { ACCOUNT_MANAGER_NAME: "Kim Lee", ACCOUNT_MANAGER_EMAIL: "kim@example.com" };

  it("has a name, an email and an optional phone number", () => {
    expect(parseEnv(NAMED)).toMatchObject(NAMED);
    expect(parseEnv({ ...NAMED, ACCOUNT_MANAGER_PHONE: "206 555 0142" })).toMatchObject(NAMED);
  });

  it.each([
    ["ACCOUNT_MANAGER_EMAIL is missing", { ACCOUNT_MANAGER_NAME: "Kim Lee" }],
    ["ACCOUNT_MANAGER_NAME and", { ACCOUNT_MANAGER_PHONE: "206 555 0142" }],
    ["ACCOUNT_MANAGER_EMAIL must be", { ...NAMED, ACCOUNT_MANAGER_EMAIL: "kim" }],
  ])("is rejected: %s", (message, variables) => {
    expect(() => parseEnv(variables)).toThrow(message);
  });
});
