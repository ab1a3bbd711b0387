import { TitledCard } from "#components/ui/card.tsx";
import { TOKEN_LIMIT } from "#lib/fields/api-tokens.ts";
import { Code } from "./code.tsx";

/** How every call is made, and answered. @param origin where the product stands */
export function About({ origin }: { origin: string }) {
  const first = `curl "${origin}/api/listing" \\\n  -H "Authorization: Bearer $PORCHLIGHT_TOKEN"`;
  return (
    <TitledCard title="How to call" className="flex flex-col gap-4 leading-7">
      <p>
        Every call is a request by HTTP, with JSON both ways. Send your token in the header
        Authorization, and keep it out of addresses and out of what you publish.
      </p>
      <Code label="A first call">{first}</Code>
      <p>
        {`A token may be used ${TOKEN_LIMIT.limit} times in ${TOKEN_LIMIT.windowSeconds} seconds. Each answer says in RateLimit how many calls are left (r) and in how many seconds there is another one (t). Beyond that the answer is 429, and Retry-After says how long to wait.`}
      </p>
      <p>
        What is refused is told by its status and a sentence in “error”; where a field is wrong,
        “fields” has a message for each. 401: the token is not known or has ended. 403: it may not
        do this. Fields that you don&apos;t know can appear in an answer at any time: leave them
        aside.
      </p>
      <p>
        All of this as a document for programs, with the calls of the website itself:{" "}
        <a href="/api/openapi.json" className="font-medium underline underline-offset-4">
          OpenAPI 3.1
        </a>
        .
      </p>
    </TitledCard>
  );
}
