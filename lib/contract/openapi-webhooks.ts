import { z } from "zod";
import { WEBHOOK_TYPE_KEYS, WEBHOOK_TYPES } from "#lib/fields/webhooks.ts";
import { WEBHOOK_MESSAGES } from "#lib/schemas/webhooks.ts";

type Json = Record<string, unknown>;

const header = (name: string, description: string): Json => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

const HEADERS = [
  header(
    "webhook-id",
    "Unique id of the event; it stays the same on every retry, so you can skip duplicates",
  ),
  header("webhook-timestamp", "When it was sent, in seconds since 1970"),
  header(
    "webhook-signature",
    "`v1,` and the base64 of HMAC-SHA-256 over `id.timestamp.body`; the key is the base64-decoded text after `whsec_`",
  ),
];

const RESPONSES = {
  "2XX": { description: "Accepted: it isn't sent again" },
  410: { description: "Gone: Porchlight turns the webhook off" },
  default: { description: "Failed: it's sent again for two days, less and less often" },
};

/**
 * Returns the `webhooks` of the OpenAPI document: messages Porchlight sends to a person's own
 * program.
 */
export function openApiWebhooks(): Json {
  return Object.fromEntries(
    WEBHOOK_TYPE_KEYS.map((type) => {
      const { $schema: _dialect, ...schema } = z.toJSONSchema(WEBHOOK_MESSAGES[type]);
      const post = {
        operationId: type.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
        summary: WEBHOOK_TYPES[type].label,
        security: [],
        parameters: HEADERS,
        requestBody: { required: true, content: { "application/json": { schema } } },
        responses: RESPONSES,
      };
      return [type, { post }];
    }),
  );
}
