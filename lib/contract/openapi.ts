import { z } from "zod";
import { type ErrorCode, ERROR_STATUS } from "#lib/errors.ts";
import { TOKEN_LIMIT } from "#lib/fields/api-tokens.ts";
import { revisedInput } from "#lib/schemas/values.ts";
import { type CallName, type CallSpec, isByVisitor, splitCall } from "./call.ts";
import { type Call, CONTRACT, specOf } from "./index.ts";
import { openApiWebhooks } from "./openapi-webhooks.ts";
import { CONTRACT_PARTS, partOf } from "./parts.ts";

type Json = Record<string, unknown>;

function commonRefusals(name: CallName, spec: CallSpec): Partial<Record<ErrorCode, string>> {
  return {
    bad_request:
      spec.input || spec.rawInput || spec.query
        ? "Malformed request, or an invalid field"
        : "The Host header is missing or invalid",
    ...(splitCall(name).method !== "GET" &&
      !spec.crossSite && { forbidden: "The request came from another site" }),
    ...(!spec.public && {
      unauthorized: "Not signed in, or the token is unknown or expired",
      forbidden: spec.token
        ? "The token isn't allowed to do this, its plan has expired, or the request came from another site"
        : "The request used a token or came from another site",
      rate_limited: "The token was used too often",
    }),
    ...(spec.params && { not_found: "Not found, or it belongs to another account" }),
    ...((spec.input || spec.rawInput) && { too_large: "The body is larger than 100 KB" }),
    ...(spec.revised && { conflict: "Someone saved it since the given revision" }),
    ...(spec.input && { unsupported_media_type: "The body isn't JSON" }),
    unavailable: "The database is unavailable, or something isn't set up",
  };
}

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
};

function parameters(spec: CallSpec): Json[] {
  const read = (schema: z.ZodObject | undefined, place: "path" | "query") =>
    Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
      name,
      in: place,
      required: place === "path" || !(value as z.ZodType).safeParse(undefined).success,
      schema: schemaOf(value as z.ZodType, "input"),
    }));
  return [...read(spec.params, "path"), ...read(spec.query, "query")];
}

function withRevision(schema: Json, isRevised = false): Json {
  if (!isRevised) return schema;
  const { properties } = schemaOf(revisedInput, "input");
  return { ...schema, properties: { ...(schema.properties as Json), ...(properties as Json) } };
}

function requestBody({ input, rawInput, revised }: CallSpec): Json | undefined {
  if (rawInput) return { required: true, content: { [rawInput]: { schema: {} } } };
  if (!input) return undefined;
  const schema = isByVisitor(input)
    ? { anyOf: [schemaOf(input.signedOut, "input"), schemaOf(input.signedIn, "input")] }
    : withRevision(schemaOf(input, "input"), revised);
  return { required: true, content: { "application/json": { schema } } };
}

/** The title of the response to a token, where a session gets more. */
export const TO_A_TOKEN = "With a token";

const named = (title: string, schema: Json): Json => ({ title, ...schema });

function answerSchema(output: z.ZodType, { tokenOutput }: CallSpec): Json {
  const schema = schemaOf(output, "output");
  if (!tokenOutput) return schema;
  return {
    anyOf: [named("With a session", schema), named(TO_A_TOKEN, schemaOf(tokenOutput, "output"))],
  };
}

const LIMIT_HEADERS = Object.fromEntries(
  ["RateLimit-Policy", "RateLimit"].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

function success(spec: CallSpec): Json {
  if (spec.redirects) {
    const Location = { description: "Where the browser goes next", schema: { type: "string" } };
    return { 302: { description: "Found", headers: { Location } } };
  }
  if (spec.events) {
    const content = { "text/event-stream": { schema: schemaOf(spec.events, "output") } };
    return {
      200: { description: spec.summary, content },
      204: { description: "Streaming isn't supported" },
    };
  }
  const type = spec.lines ? "application/x-ndjson" : "application/json";
  const output = spec.lines ?? spec.output;
  return {
    [spec.status ?? 200]: {
      description: spec.summary,
      ...(spec.token && { headers: LIMIT_HEADERS }),
      ...(output && { content: { [type]: { schema: answerSchema(output, spec) } } }),
    },
  };
}

function refusals(name: CallName, spec: CallSpec): Json {
  const all = Object.entries({ ...commonRefusals(name, spec), ...spec.refusals });
  const byStatus = Object.entries(ERROR_STATUS).flatMap(([code, status]) => {
    const reason = all.find(([refused]) => refused === code)?.[1];
    return reason ? [[status, refusal(reason)] as const] : [];
  });
  return Object.fromEntries(byStatus);
}

const refusal = (description: string): Json => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});

// "DELETE /api/users/{id}" becomes "deleteUsersById".
function operationId(name: CallName): string {
  const { method, path } = splitCall(name);
  const words = path
    .replace("/api/", "")
    .replace(/\{(\w+)\}/g, "by-$1")
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + words.join("");
}

function operation(name: CallName, spec: CallSpec): Json {
  const body = requestBody(spec);
  return {
    operationId: operationId(name),
    summary: spec.summary,
    tags: [partOf(name).title],
    ...(spec.public && { security: [] }),
    ...(spec.token && { security: [{ session: [] }, { token: [spec.token] }] }),
    parameters: parameters(spec),
    ...(body && { requestBody: body }),
    responses: { ...success(spec), ...refusals(name, spec) },
  };
}

const ERROR = {
  type: "object",
  description: "A message to show, and a message for each invalid field",
  properties: {
    error: { type: "string" },
    fields: { type: "object", additionalProperties: { type: "string" } },
    conflict: {
      type: "object",
      description: "For a change that is based on an outdated revision: what was saved since",
      properties: {
        revision: { type: "integer" },
        at: { type: "string", format: "date-time" },
        by: {
          type: ["object", "null"],
          properties: { id: { type: "string", format: "uuid" }, name: { type: "string" } },
          required: ["id", "name"],
        },
        current: { description: "The saved values" },
      },
      required: ["revision", "at", "by", "current"],
    },
  },
  required: ["error"],
};

export function statusesOf(name: Call): number[] {
  const spec = specOf(name);
  return Object.keys({ ...success(spec), ...refusals(name, spec) }).map(Number);
}

export function openApiDocument() {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(CONTRACT) as Call[]) {
    const { method, path } = splitCall(name);
    (paths[path] ??= {})[method.toLowerCase()] = operation(name, specOf(name));
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Porchlight",
      version: "1",
      description:
        "Requests and responses use JSON. Every call needs a session unless its security is empty. Calls that list a token accept one instead. Calls with empty security ignore tokens.",
    },
    servers: [{ url: "/" }],
    security: [{ session: [] }],
    tags: CONTRACT_PARTS.map(({ title, text }) => ({ name: title, description: text })),
    paths,
    webhooks: openApiWebhooks(),
    components: {
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "porchlight.session",
          description: "Set by POST /api/login. On https, its name begins with __Host-",
        },
        token: {
          type: "http",
          scheme: "bearer",
          description:
            "An API token, included in the Premium plan. A read token can only read; a write token can also read. Send it without a cookie.",
        },
      },
      headers: {
        "RateLimit-Policy": {
          description:
            "In responses to a token: how many calls are allowed, and in how many seconds",
          schema: { type: "string" },
          example: `"token";q=${TOKEN_LIMIT.limit};w=${TOKEN_LIMIT.windowSeconds}`,
        },
        RateLimit: {
          description: "How many calls are left, and in how many seconds another becomes available",
          schema: { type: "string" },
          example: '"token";r=42;t=17',
        },
      },
      schemas: { Error: ERROR },
    },
  };
}
