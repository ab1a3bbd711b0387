import "server-only";
import { z } from "zod";
import { isPreview } from "#lib/preview.ts";
import { readEmail } from "#lib/text/email-address.ts";
import { platformVariables, previewFault } from "./platform.ts";
import { isPrivateHost } from "./private-network.ts";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
// URLs the server calls with keys or personal data.
const outsideUrl = httpUrl.refine(
  (url) => url.startsWith("https:") || isPrivateHost(new URL(url).hostname),
  "must be an https address or an address in a private network",
);
// Raster tiles: a template, or one PMTiles file.
const tilesUrl = outsideUrl.refine(
  (url) =>
    ["{z}", "{x}", "{y}"].every((part) => url.includes(part)) ||
    new URL(url).pathname.endsWith(".pmtiles"),
  "must contain {z}, {x} and {y}, or end in .pmtiles",
);
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be a postgres:// address",
});
const emailAddress = z
  .string()
  .refine((value) => readEmail(value) !== null, "must be an email address");
const PORT_RANGE = "must be a whole number from 0 to 65535";
const price = z.coerce.number("must be a number").min(0, "must not be negative");
const SENDER = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@,]+@[^\s<>@,]+)$/;
const wholeNumber = ({ most, usual }: { most: number; usual: number }) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce
      .number("must be a number")
      .int("must be a whole number")
      .min(0)
      .max(most)
      .default(usual),
  );
// A daily limit; 0 allows none.
const aDay = (usual: number) => wholeNumber({ most: 100_000_000, usual });
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

// docs/configuration.md and .env.example document the variables.
export const envSchema = z.object({
  PORT: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce
      .number(PORT_RANGE)
      .int(PORT_RANGE)
      .min(0, PORT_RANGE)
      .max(65535, PORT_RANGE)
      .default(3000),
  ),
  HOST: optional(z.string()),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_PREPARE: z.preprocess((value) => value || "1", flag),
  DATABASE_LISTEN_URL: optional(postgresUrl),
  DATABASE_POOL: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number("must be a number").int("must be a whole number").min(1).max(100).default(10),
  ),
  DATA_DIR: z.preprocess((value) => value || ".data", z.string()),
  AUTH_SECRET: optional(z.string().min(32, "must be at least 32 characters long")),
  AUTH_URL: optional(httpUrl),
  AUTH_GOOGLE_ID: optional(z.string()),
  AUTH_GOOGLE_SECRET: optional(z.string()),
  AUTH_GOOGLE_ISSUER: optional(outsideUrl),
  AUTH_FACEBOOK_ID: optional(z.string()),
  AUTH_FACEBOOK_SECRET: optional(z.string()),
  AUTH_APPLE_ID: optional(z.string()),
  AUTH_APPLE_SECRET: optional(z.string()),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: optional(z.string()),
  STRIPE_API_URL: optional(outsideUrl),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(outsideUrl),
  OPENAI_MODEL: optional(z.string()),
  OPENAI_INPUT_PRICE: optional(price),
  OPENAI_OUTPUT_PRICE: optional(price),
  VALUATION_API_URL: optional(outsideUrl),
  VALUATION_API_KEY: optional(z.string()),
  MAP_STYLE_URL: optional(outsideUrl),
  MAP_TILES_URL: optional(tilesUrl),
  MAP_ATTRIBUTION: optional(z.string().max(300, "must have at most 300 characters")),
  S3_ENDPOINT: optional(outsideUrl),
  S3_REGION: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }),
  ),
  MAIL_FROM: optional(
    z.string().regex(SENDER, "must be an email address, or a name and one in <angle brackets>"),
  ),
  SUPPORT_EMAIL: optional(emailAddress),
  INBOUND_EMAIL_DOMAIN: optional(
    z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i, "must be a domain like mail.example.com"),
  ),
  INBOUND_EMAIL_SECRET: optional(
    z
      .string()
      .regex(
        /^whsec_[A-Za-z\d+/]{32,}={0,2}$/,
        "must be whsec_ and at least 24 random bytes in base64",
      ),
  ),
  ACCOUNT_MANAGER_NAME: optional(z.string().max(100, "must have at most 100 characters")),
  ACCOUNT_MANAGER_EMAIL: optional(emailAddress),
  ACCOUNT_MANAGER_PHONE: optional(z.string().max(50, "must have at most 50 characters")),
  TWILIO_ACCOUNT_SID: optional(z.string().regex(/^\w+$/, "must contain only letters and digits")),
  TWILIO_AUTH_TOKEN: optional(z.string()),
  TWILIO_FROM: optional(z.string().regex(/^\+\d{8,15}$/, "must be a number like +12065550142")),
  TWILIO_API_URL: optional(outsideUrl),
  JOBS_SECRET: optional(z.string().min(32, "must be at least 32 characters long")),
  METRICS_TOKEN: optional(z.string().min(32, "must be at least 32 characters long")),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(outsideUrl),
  LOG_REQUESTS: z.preprocess((value) => value || "0", flag),
  CRON_SECRET: optional(z.string().min(32, "must be at least 32 characters long")),
  PREVIEW: z.preprocess((value) => value || "0", flag),
  PREVIEW_MAIL_TO: optional(emailAddress),
  EMBEDDED_DATABASE: z.preprocess((value) => value || "0", flag),
  MIGRATES_AT_START: z.preprocess((value) => value || "0", flag),
  ON_PLATFORM: z.preprocess((value) => value || "0", flag),
  PLATFORM_ORIGIN: optional(httpUrl),
  TRUST_PROXY: wholeNumber({ most: 10, usual: 0 }),
  DRAIN_SECONDS: wholeNumber({ most: 300, usual: 0 }),
  MODEL_CALLS_PER_DAY: aDay(2_000),
  MAILS_PER_DAY: aDay(5_000),
  MAILS_PER_DAY_BY_ACCOUNT: aDay(200),
  FOLLOW_UPS_PER_DAY: aDay(2_000),
  FOLLOW_UPS_PER_DAY_BY_ACCOUNT: aDay(200),
});

/** Set by `scripts/` or platform.ts for child processes, never by a person. */
export const INTERNAL_VARIABLES: readonly string[] = [
  "EMBEDDED_DATABASE",
  "MIGRATES_AT_START",
  "ON_PLATFORM",
  "PLATFORM_ORIGIN",
];

// A partial configuration would lose payments or fail midway.
const STRIPE_KEYS = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY",
] as const;

const MAIL_KEYS = ["SMTP_URL", "MAIL_FROM"] as const;

const INBOUND_KEYS = ["INBOUND_EMAIL_DOMAIN", "INBOUND_EMAIL_SECRET"] as const;

const MANAGER_KEYS = ["ACCOUNT_MANAGER_NAME", "ACCOUNT_MANAGER_EMAIL"] as const;

const TWILIO_KEYS = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"] as const;

const MAP_KEYS = ["MAP_TILES_URL", "MAP_ATTRIBUTION"] as const;

const S3_KEYS = [
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

export type Env = z.infer<typeof envSchema>;

export class EnvError extends Error {
  override name = "EnvError";
}

const isGiven = ([, value]: [string, string | undefined]) => value !== undefined && value !== "";

/**
 * Parses and checks the environment variables.
 * @throws EnvError naming every missing or invalid variable
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse({
    ...platformVariables(variables),
    ...Object.fromEntries(Object.entries(variables).filter(isGiven)),
    PREVIEW: isPreview(variables) ? "1" : variables.PREVIEW,
  });
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new EnvError(`Fix the configuration: ${faults.join("; ")}.`);
  }
  const env = parsed.data;
  // Vercel's scheduler sends CRON_SECRET in place of JOBS_SECRET.
  env.JOBS_SECRET ??= env.CRON_SECRET;
  const fault = env.PREVIEW ? previewFault(env) : null;
  if (fault) throw new EnvError(fault);
  if (env.DATABASE_URL && !env.AUTH_SECRET) {
    throw new EnvError(
      "AUTH_SECRET is missing. With DATABASE_URL set, it must be random text of at least 32 characters (for example, the output of `openssl rand -base64 33`).",
    );
  }
  if (env.SMTP_URL && env.DATABASE_URL && !env.AUTH_URL && !env.PLATFORM_ORIGIN) {
    throw new EnvError(
      "AUTH_URL is missing. With SMTP_URL and DATABASE_URL set, emails contain links that need this site's address.",
    );
  }
  checkWhole(env, MAIL_KEYS, "to send email");
  checkWhole(env, INBOUND_KEYS, "to receive replies by email");
  const phone = env.ACCOUNT_MANAGER_PHONE ? (["ACCOUNT_MANAGER_PHONE"] as const) : [];
  checkWhole(env, [...MANAGER_KEYS, ...phone], "to show an account manager");
  checkWhole(env, TWILIO_KEYS, "to send text messages");
  checkWhole(env, STRIPE_KEYS, "for Stripe payments");
  checkWhole(env, MAP_KEYS, "to show map tiles");
  if (env.MAP_STYLE_URL && env.MAP_TILES_URL) {
    throw new EnvError("MAP_STYLE_URL and MAP_TILES_URL are both set. Set only one of them.");
  }
  checkWhole(env, S3_KEYS, "to store photos in an S3-compatible store");
  return env;
}

function checkWhole(env: Env, names: readonly (keyof Env)[], purpose: string): void {
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < names.length) {
    throw new EnvError(
      `${missing.join(" and ")} is missing. Set all of ${names.join(", ")} ${purpose}, or none of them.`,
    );
  }
}

let checked: Env | undefined;

/**
 * Returns this process's variables, checked once.
 * @throws EnvError
 */
export function env(): Env {
  checked ??= parseEnv(process.env);
  return checked;
}

/** Returns whether the configuration is valid. Only for code that must work without it. */
export function isConfigured(): boolean {
  try {
    return Boolean(env());
  } catch {
    return false;
  }
}

/** Deletes an empty variable. We treat it as unset, but a library that reads it may not. */
export function dropEmpty(name: keyof Env): void {
  if (process.env[name] === "") delete process.env[name];
}

export const isDevelopment = () => process.env.NODE_ENV === "development";
