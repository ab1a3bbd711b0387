"use client";

import { useQuery } from "@tanstack/react-query";
import { stepCompletions } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { Progress } from "#components/ui/progress.tsx";
import { STEP_IDS } from "#lib/fields/steps.ts";
import { StepCard } from "./step-card.tsx";
import { StepCostsCard } from "./step-costs-card.tsx";
import { useStepUpdate } from "./use-step-update.ts";

function ProgressLine({ done, total }: { done: number; total: number }) {
  const words = `${done} of ${total} done`;
  return (
    <div className="flex flex-col gap-2.5">
      <p role="status" className="font-medium figures">
        {words}
        {done === total ? (
          <span className="font-normal text-muted-foreground">
            {" "}
            · Your home is ready for photos.
          </span>
        ) : null}
      </p>
      <Progress value={(done / total) * 100} aria-label="Steps done" aria-valuetext={words} />
    </div>
  );
}

function Footer() {
  return (
    <footer className="flex flex-col items-start gap-4 rounded-xl bg-accent p-5 text-accent-foreground sm:p-7">
      <div className="flex flex-col gap-1.5">
        <h2 className="text-xl leading-7">Looking for a list of verified contractors?</h2>
        <p className="max-w-prose leading-7">
          Resources lists cleaners, contractors and landscapers near your home. Porchlight
          doesn&apos;t check their licenses or insurance. Before you hire, ask for both and for two
          recent references.
        </p>
      </div>
      <Button asChild variant="outline">
        <Link href="/get-ready/resources">See local contractors</Link>
      </Button>
    </footer>
  );
}

/** The account's six preparation steps, /get-ready/steps. */
export function StepsScreen() {
  const { data, isError, refetch } = useQuery(stepCompletions);
  const { updating, update } = useStepUpdate();
  const done = new Set(data?.filter((step) => step.completed).map((step) => step.stepId));
  const next = STEP_IDS.find((stepId) => !done.has(stepId));
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 sm:gap-8">
      <PageHeader
        eyebrow="Get Ready"
        title="Six steps before you list"
        description="Work through them in order and mark each one done. Figures come from the sources shown. They aren't a promise for your home."
      />
      {data ? <ProgressLine done={done.size} total={STEP_IDS.length} /> : null}
      {isError && !data ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          We couldn&apos;t load your progress.
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
      <ol className="flex flex-col gap-3 sm:gap-6">
        {STEP_IDS.map((stepId, index) => (
          <li key={stepId}>
            <StepCard
              stepId={stepId}
              number={index + 1}
              completed={done.has(stepId)}
              isUpdating={updating === stepId}
              isDisabled={!data || updating !== null}
              isNext={stepId === next}
              onChange={(completed) => update({ stepId, completed })}
            />
          </li>
        ))}
      </ol>
      <StepCostsCard />
      <Footer />
    </div>
  );
}
