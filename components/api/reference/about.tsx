import { TitledCard } from "#components/ui/card.tsx";
import { TOKEN_LIMIT } from "#lib/fields/api-tokens.ts";
import { Code } from "./code.tsx";

/** @param origin the site's origin */
export function About({ origin }: { origin: string }) {
  const first = `curl "${origin}/api/listing" \\\n  -H "Authorization: Bearer $PORCHLIGHT_TOKEN"`;
  return (
    <TitledCard title="Making requests" className="flex flex-col gap-4 leading-7">
      <p>
        Send requests over HTTP. Requests and responses use JSON. Send your token in the
        Authorization header. Never put it in a URL or publish it.
      </p>
      <Code label="Your first request">{first}</Code>
      <p>
        {`Each token can make ${TOKEN_LIMIT.limit} requests every ${TOKEN_LIMIT.windowSeconds} seconds. The RateLimit header shows how many requests are left (r) and the seconds until you get another (t). Over the limit, you get a 429 response, and Retry-After shows how long to wait.`}
      </p>
      <p>
        Errors have a status code and a message in “error”. Validation errors list a message for
        each field in “fields”. 401 means the token is unknown, expired or revoked. 403 means the
        token doesn&apos;t have permission. We may add fields to responses at any time. Ignore the
        ones you don&apos;t know.
      </p>
      <p>
        For software, use the OpenAPI document. It also covers the website&apos;s own calls:{" "}
        <a href="/api/openapi.json" className="font-medium underline underline-offset-4">
          OpenAPI 3.1
        </a>
        .
      </p>
    </TitledCard>
  );
}
