import { Link } from "#components/ui/link.tsx";
import type { ReferenceCall, ReferencePart } from "#lib/api/reference.ts";
import { addressOfCall, REFERENCE } from "./addresses.ts";
import { SCOPE_WORDS } from "./scope-words.ts";

function Entry({ part, call }: { part: ReferencePart; call: ReferenceCall }) {
  const { method, path, summary, scope } = call;
  return (
    <li className="leading-6">
      <Link
        href={addressOfCall(part, call)}
        className="font-mono text-sm wrap-anywhere underline decoration-primary/35 underline-offset-4 hover:decoration-current"
      >
        {`${method} ${path}`}
      </Link>
      <p className="text-md text-muted-foreground">{`${summary} (${SCOPE_WORDS[scope]})`}</p>
    </li>
  );
}

export function CallList({ parts }: { parts: readonly ReferencePart[] }) {
  return (
    <div className="flex flex-col gap-6">
      {parts.map((part) => (
        <section key={part.id} aria-labelledby={`part-${part.id}`} className="flex flex-col gap-3">
          <h3 id={`part-${part.id}`} className="font-semibold">
            <Link href={`${REFERENCE}?part=${part.id}`} className="hover:underline">
              {part.title}
            </Link>
          </h3>
          <ul role="list" className="flex flex-col gap-3">
            {part.calls.map((call) => (
              <Entry key={call.id} part={part} call={call} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
