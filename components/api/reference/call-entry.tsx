import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { curlOf, type ReferenceCall } from "#lib/api/reference.ts";
import type { Shape } from "#lib/api/shape.ts";
import { TOKEN_SCOPES } from "#lib/fields/api-tokens.ts";
import { Code } from "./code.tsx";
import { ShapeList } from "./shape-list.tsx";

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h4 className="text-md font-medium">{title}</h4>
      {children}
    </div>
  );
}

function Value({ shape }: { shape: Shape }) {
  return (
    <>
      {shape.fields.length === 0 || shape.type !== "object" ? (
        <p className="text-md leading-6 text-muted-foreground">{shape.type}</p>
      ) : null}
      {shape.fields.length > 0 ? <ShapeList shapes={shape.fields} /> : null}
    </>
  );
}

function Sent({ call: { params, query, body, bodyType } }: { call: ReferenceCall }) {
  return (
    <>
      {params.length > 0 ? (
        <Group title="Path parameters">
          <ShapeList shapes={params} />
        </Group>
      ) : null}
      {query.length > 0 ? (
        <Group title="Query parameters">
          <ShapeList shapes={query} />
        </Group>
      ) : null}
      {body || bodyType ? (
        <Group title="Request body">
          {body ? <Value shape={body} /> : <p className="leading-6">{bodyType}</p>}
        </Group>
      ) : null}
    </>
  );
}

/** @param origin the site's origin */
export function CallEntry({ call, origin }: { call: ReferenceCall; origin: string }) {
  const { id, method, path, summary, scope, status, answer, isInLines, refusals } = call;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="flex scroll-mt-20 flex-col gap-4 border-t pt-6 first:border-t-0 first:pt-0"
    >
      <div className="flex flex-col gap-1.5">
        <h3 id={`${id}-name`} className="font-mono text-md font-semibold wrap-anywhere">
          <a href={`#${id}`} className="hover:underline">{`${method} ${path}`}</a>
        </h3>
        <p className="leading-6">{summary}</p>
        <Badge variant={scope === "write" ? "accent" : "neutral"}>
          {scope === "write" ? `Requires “${TOKEN_SCOPES.write}”` : "Any token"}
        </Badge>
      </div>
      <Code label={`Example: ${method} ${path}`}>{curlOf(call, origin)}</Code>
      <Sent call={call} />
      <Group title={`Response ${status}${isInLines ? ", one per line" : ""}`}>
        {answer ? (
          <Value shape={answer} />
        ) : (
          <p className="leading-6 text-muted-foreground">
            {status === 204 ? "Empty" : "A file or a page"}
          </p>
        )}
      </Group>
      <Group title="Errors">
        <dl className="flex flex-col gap-1 text-md leading-6">
          {refusals.map(([refused, reason]) => (
            <div key={refused} className="flex gap-3">
              <dt className="font-mono text-sm leading-6">{refused}</dt>
              <dd className="text-muted-foreground">{reason}</dd>
            </div>
          ))}
        </dl>
      </Group>
    </section>
  );
}
