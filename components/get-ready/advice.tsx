import { SummaryRow } from "#components/ui/summary-row.tsx";
import { KINDS_OF_HELP, type KindOfHelp } from "#lib/hiring/kinds-of-help.ts";
import { OutsideLink } from "./outside-link.tsx";

function Helper({ kind: { name, does, pricing, figure, questions, link } }: { kind: KindOfHelp }) {
  return (
    <li className="flex flex-col gap-2 rounded-xl border bg-card p-5 shadow-card">
      <h3 className="text-base leading-6 font-semibold">{name}</h3>
      <p className="leading-7">{does}</p>
      {link ? (
        <p className="text-md leading-6">
          <OutsideLink href={link.url}>{link.label}</OutsideLink>
        </p>
      ) : null}
      <details className="mt-auto">
        <SummaryRow className="text-sm font-medium text-primary">
          <span>
            Cost and questions to ask<span className="sr-only">{`: ${name}`}</span>
          </span>
        </SummaryRow>
        <div className="flex flex-col gap-3 pb-2">
          <p className="text-md leading-6">
            <span className="font-medium">How it&apos;s priced:</span> {pricing}
            {figure ? (
              <span className="figures">
                {` ${figure.text} `}
                <cite className="text-sm text-muted-foreground not-italic">
                  Source: {figure.source}.
                </cite>
              </span>
            ) : null}
          </p>
          <ul className="flex list-disc flex-col gap-1.5 pl-5 leading-6 marker:text-primary">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}

/** The kinds of help, wherever the home is. */
export function Advice() {
  return (
    <section aria-labelledby="advice" className="flex flex-col gap-4">
      <h2 id="advice" className="text-xl leading-7">
        You don&apos;t have to do it all yourself
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {KINDS_OF_HELP.map((kind) => (
          <Helper key={kind.name} kind={kind} />
        ))}
      </ul>
    </section>
  );
}
