import { z } from "zod";
import type { TokenScope } from "#lib/fields/api-tokens.ts";
import type { Method } from "#lib/contract/call.ts";
import { openApiDocument, TO_A_TOKEN } from "#lib/contract/openapi.ts";
import { CONTRACT_PARTS, type ContractPart } from "#lib/contract/parts.ts";
import { WEBHOOK_TYPE_KEYS, WEBHOOK_TYPES, type WebhookType } from "#lib/fields/webhooks.ts";
import { WEBHOOK_MESSAGES } from "#lib/schemas/webhooks.ts";
import { exampleOf, type Schema, type Shape, shapeOf } from "./shape.ts";

export interface ReferenceCall {
  id: string;
  method: Method;
  path: string;
  summary: string;
  scope: TokenScope;
  params: readonly Shape[];
  query: readonly Shape[];
  /** Null if none is sent. */
  body: Shape | null;
  /** For a body that isn't JSON, such as bytes. */
  bodyType: string | null;
  /** A body with the required fields, as JSON. */
  example: string | null;
  status: number;
  /** Null if it isn't JSON. */
  answer: Shape | null;
  /** The response comes in lines, each of that shape. */
  isInLines: boolean;
  refusals: readonly (readonly [status: number, reason: string])[];
}

export type ReferencePart = ContractPart & { calls: readonly ReferenceCall[] };

interface Operation {
  operationId: string;
  summary: string;
  tags: readonly string[];
  security?: readonly Record<string, readonly TokenScope[]>[];
  parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

const JSON_TYPE = "application/json";
const LINES_TYPE = "application/x-ndjson";

const scopeOf = ({ security = [] }: Operation): TokenScope | undefined =>
  security.flatMap(({ token = [] }) => token)[0];

// Picks a token's response where a session gets more.
function toToken(schema: Schema): Schema {
  const choices = (schema.anyOf ?? []) as readonly Schema[];
  return choices.find(({ title }) => title === TO_A_TOKEN) ?? schema;
}

function callOf(method: string, path: string, operation: Operation): ReferenceCall | null {
  const scope = scopeOf(operation);
  if (!scope) return null;
  const { operationId: id, summary, parameters, requestBody, responses } = operation;
  const [bodyType = null] = Object.keys(requestBody?.content ?? {});
  const body = requestBody?.content[JSON_TYPE]?.schema;
  const [success = "200"] = Object.keys(responses).filter((status) => status < "300");
  const content = responses[success]?.content ?? {};
  const [answer] = Object.values(content);
  const sent = (place: string) =>
    parameters
      .filter((one) => one.in === place)
      .map(({ schema, name, required }) => shapeOf(schema, { name, isRequired: required }));
  return {
    ...{ id, summary, scope, path, method: method.toUpperCase() as Method },
    params: sent("path"),
    query: sent("query"),
    body: body ? shapeOf(body) : null,
    bodyType: bodyType === JSON_TYPE ? null : bodyType,
    example: body ? JSON.stringify(exampleOf(body)) : null,
    status: Number(success),
    answer: answer ? shapeOf(toToken(answer.schema)) : null,
    isInLines: LINES_TYPE in content,
    refusals: Object.entries(responses)
      .filter(([status]) => status >= "400")
      .map(([status, { description }]) => [Number(status), description] as const),
  };
}

function makeReference(): ReferencePart[] {
  const calls = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => {
      const operation = described as unknown as Operation;
      const call = callOf(method, path, operation);
      return call ? [{ call, tag: operation.tags[0] }] : [];
    }),
  );
  const parts = CONTRACT_PARTS.map((part) => ({
    ...part,
    calls: calls.filter(({ tag }) => tag === part.title).map(({ call }) => call),
  }));
  return parts.filter((part) => part.calls.length > 0);
}

export interface ReferenceMessage {
  type: WebhookType;
  label: string;
  shape: Shape;
  /** A body, as formatted JSON. */
  example: string;
}

let messages: readonly ReferenceMessage[] | undefined;

/**
 * Returns all webhook messages except the test, built from the contract's schemas once per process.
 */
export const webhookReference = (): readonly ReferenceMessage[] =>
  (messages ??= WEBHOOK_TYPE_KEYS.filter((type) => WEBHOOK_TYPES[type].kind !== null).map(
    (type) => {
      const schema: Schema = z.toJSONSchema(WEBHOOK_MESSAGES[type]);
      const example = JSON.stringify(exampleOf(schema), null, 2);
      return { type, label: WEBHOOK_TYPES[type].label, shape: shapeOf(schema), example };
    },
  ));

let made: readonly ReferencePart[] | undefined;

/**
 * Returns the calls a token may make, by part; built from the OpenAPI document once per process.
 */
export const apiReference = (): readonly ReferencePart[] => (made ??= makeReference());

/** Returns the calls whose method, path or summary contains every word, by part. */
export function findCalls(parts: readonly ReferencePart[], words: string): ReferencePart[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ method, path, summary }: ReferenceCall) => {
    const text = `${method} ${path} ${summary}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return parts
    .map((part) => ({ ...part, calls: part.calls.filter(fits) }))
    .filter(({ calls }) => calls.length > 0);
}

/** Returns a curl command for a call. @param origin where the product runs */
export function curlOf({ method, path, example, bodyType }: ReferenceCall, origin: string): string {
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}"${origin}${path}"`,
    '-H "Authorization: Bearer $PORCHLIGHT_TOKEN"',
    ...(example ? ['-H "Content-Type: application/json"', `-d '${example}'`] : []),
    ...(bodyType ? [`-H "Content-Type: ${bodyType}"`, "--data-binary @file"] : []),
  ];
  return lines.join(" \\\n  ");
}
