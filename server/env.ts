import "server-only";
import { z } from "zod";
import { isPrivateHost } from "./private-network.ts";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
// What the server calls itself: keys and people's data go there.
const outsideUrl = httpUrl.refine(
  (url) => url.startsWith("https:") || isPrivateHost(new URL(url).hostname),
  "must be an https address, or lie in a private network",
);
const PORT_RANGE = "must be a whole number from 0 to 65535";
const SENDER = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@,]+@[^\s<>@,]+)$/;
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

// README.md and .env.example say what each variable means.
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
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }),
  ),
  DATABASE_PREPARE: z.preprocess((value) => value || "1", flag),
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
  VALUATION_API_URL: optional(outsideUrl),
  VALUATION_API_KEY: optional(z.string()),
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
  SUPPORT_EMAIL: optional(z.email("must be an email address")),
  JOBS_SECRET: optional(z.string().min(32, "must be at least 32 characters long")),
  EMBEDDED_DATABASE: z.preprocess((value) => value || "0", flag),
  TRUST_PROXY: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number("must be a number").int("must be a whole number").min(0).max(10).default(0),
  ),
  DRAIN_SECONDS: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number("must be a number").int("must be a whole number").min(0).max(300).default(0),
  ),
});

/** Set by `scripts/` for the processes that they start, never by a person. */
export const INTERNAL_VARIABLES: readonly string[] = ["EMBEDDED_DATABASE"];

// With only some of them, payments would be taken that are never seen, or fail half-way.
const STRIPE_KEYS = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY",
] as const;

const MAIL_KEYS = ["SMTP_URL", "MAIL_FROM"] as const;

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

/** @throws EnvError naming every variable that is missing or wrong */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse(variables);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new EnvError(`Fix the configuration: ${faults.join("; ")}.`);
  }
  const env = parsed.data;
  if (env.DATABASE_URL && !env.AUTH_SECRET) {
    throw new EnvError(
      "AUTH_SECRET is missing: with DATABASE_URL set, set it to a random text of at least 32 characters (for example the output of `openssl rand -base64 33`).",
    );
  }
  if (env.SMTP_URL && env.DATABASE_URL && !env.AUTH_URL) {
    throw new EnvError(
      "AUTH_URL is missing: with SMTP_URL and DATABASE_URL set, mails hold links, and these must say where this site is.",
    );
  }
  checkWhole(env, MAIL_KEYS, "to send mail");
  checkWhole(env, STRIPE_KEYS, "for payments by Stripe");
  checkWhole(env, S3_KEYS, "to keep photographs in a store that speaks S3");
  return env;
}

function checkWhole(env: Env, names: readonly (keyof Env)[], purpose: string): void {
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < names.length) {
    throw new EnvError(
      `${missing.join(" and ")} is missing: set all of ${names.join(", ")} ${purpose}, or none of them.`,
    );
  }
}

let checked: Env | undefined;

/** The variables of this process, checked once. @throws EnvError */
export function env(): Env {
  checked ??= parseEnv(process.env);
  return checked;
}

/**
 * Takes an empty variable away. Here it counts as unset; a library that reads it by itself may see
 * that otherwise.
 */
export function dropEmpty(name: keyof Env): void {
  if (process.env[name] === "") delete process.env[name];
}

export const isDevelopment = () => process.env.NODE_ENV === "development";
