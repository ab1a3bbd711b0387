import { TitledCard } from "#components/ui/card.tsx";
import type { ReferenceMessage } from "#lib/api/reference.ts";
import { Code } from "./code.tsx";
import { ShapeList } from "./shape-list.tsx";

const CHECK = `import { createHmac, timingSafeEqual } from "node:crypto";

// body: the bytes as they came, before they are read as JSON
function isFromPorchlight(secret, headers, body) {
  const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signature } = headers;
  if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const expected = createHmac("sha256", key).update(\`\${id}.\${at}.\`).update(body).digest();
  const given = Buffer.from(signature.slice("v1,".length), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
}`;

function Message({ message: { type, label, shape, example } }: { message: ReferenceMessage }) {
  return (
    <section aria-labelledby={`message-${type}`} className="flex flex-col gap-3 border-t pt-6">
      <h3 id={`message-${type}`} className="font-mono text-md font-semibold">
        {type}
      </h3>
      <p className="leading-6">{label}</p>
      <ShapeList shapes={shape.fields} />
      <Code label={`Example: ${type}`}>{example}</Code>
    </section>
  );
}

export function WebhookMessages({ messages }: { messages: readonly ReferenceMessage[] }) {
  return (
    <TitledCard
      id="webhooks"
      title="Webhook events"
      description="Each event is a POST request with a JSON body, signed per the Standard Webhooks spec."
      className="flex flex-col gap-6 leading-7"
    >
      <p>
        Respond with a 2xx status within 10 seconds, then process the event. Otherwise we retry for
        two days, waiting longer each time. A 410 response turns the webhook off. An event can
        arrive twice with the same webhook-id. Events can arrive out of order, so check timestamp.
      </p>
      <Code label="Verify the signature in Node.js">{CHECK}</Code>
      {messages.map((message) => (
        <Message key={message.type} message={message} />
      ))}
    </TitledCard>
  );
}
