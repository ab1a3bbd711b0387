import { TitledCard } from "#components/ui/card.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";
import { KINDS_OF_HELP, type KindOfHelp } from "#lib/hiring/kinds-of-help.ts";
import { OutsideLink } from "./outside-link.tsx";

function Helper({ kind: { name, does, pricing, figure, questions, link } }: { kind: KindOfHelp }) {
  return (
    <li className="border-b">
      <details>
        <SummaryRow>
          <h3 className="text-base leading-6 font-medium">{name}</h3>
        </SummaryRow>
        <div className="flex flex-col gap-3 pb-4">
          <p className="leading-7">{does}</p>
          {link ? (
            <p className="text-md leading-6">
              <OutsideLink href={link.url}>{link.label}</OutsideLink>
            </p>
          ) : null}
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
          <p className="text-md leading-6 font-medium">Questions to ask</p>
          <ul className="-mt-1.5 flex list-disc flex-col gap-1.5 pl-5 leading-6 marker:text-primary">
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
    <TitledCard
      id="advice"
      title="You don't have to do it all yourself"
      description={
        <>
          Hire a professional organizer, a home stager, or help for a day on{" "}
          <span className="whitespace-nowrap">
            <OutsideLink href="https://www.taskrabbit.com/">Taskrabbit</OutsideLink>.
          </span>{" "}
          Open a row for the cost and questions to ask.
        </>
      }
    >
      <ul className="-my-3 columns-1 gap-10 sm:columns-2 [&>li]:break-inside-avoid">
        {KINDS_OF_HELP.map((kind) => (
          <Helper key={kind.name} kind={kind} />
        ))}
      </ul>
    </TitledCard>
  );
}
