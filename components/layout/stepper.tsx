import { Check } from "lucide";

import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { cn } from "#lib/utils.ts";

const PROPERTY_STEPS = [
  { id: "address", label: "Address", href: "/property-address" },
  { id: "basics", label: "The Basics", href: "/property-basics" },
  { id: "features", label: "Specific Features", href: "/property-features" },
  { id: "description", label: "Description", href: "/description" },
] as const;

export type PropertyStep = (typeof PROPERTY_STEPS)[number]["id"];

type State = "current" | "done" | "ahead";

const LABELS: Record<State, string> = {
  current: "current step",
  done: "done",
  ahead: "not started",
};

function Mark({ state, done, number }: { state: State; done: boolean; number: number }) {
  return (
    <span
      aria-hidden
      className={cn(
        "flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-semibold figures",
        state === "current" && "bg-primary text-primary-foreground ring-4 ring-primary-soft",
        state === "done" && "bg-primary-soft text-primary ring-1 ring-primary/30",
        state === "ahead" && "border border-input text-muted-foreground",
      )}
    >
      {done ? <Icon node={Check} className="size-4 stroke-[2.75]" /> : number}
    </span>
  );
}

/** @param done the saved steps, which can include the current one */
export function Stepper({
  current,
  done,
}: {
  current: PropertyStep;
  done: Readonly<Record<PropertyStep, boolean>>;
}) {
  return (
    <ol role="list" aria-label="Progress" className="flex items-center gap-1.5 sm:gap-3">
      {PROPERTY_STEPS.map((step, index) => {
        const state: State = step.id === current ? "current" : done[step.id] ? "done" : "ahead";
        const content = (
          <>
            <Mark state={state} done={done[step.id]} number={index + 1} />
            <span
              className={cn(
                "text-sm leading-5",
                state === "current"
                  ? "font-semibold min-[22rem]:whitespace-nowrap"
                  : "font-medium max-md:sr-only",
                state === "ahead" && "text-muted-foreground",
              )}
            >
              {step.label}
              <span className="sr-only">, {LABELS[state]}</span>
            </span>
          </>
        );
        const classes = "flex min-h-11 items-center gap-2 rounded-lg sm:gap-2.5";
        return (
          <li
            key={step.id}
            aria-current={state === "current" ? "step" : undefined}
            className={cn("flex items-center gap-1.5 sm:gap-3", index > 0 && "grow")}
          >
            {index > 0 ? (
              <span
                aria-hidden
                className={cn(
                  "h-px min-w-1 flex-1",
                  done[PROPERTY_STEPS[index - 1]?.id ?? "address"] ? "bg-primary/50" : "bg-border",
                )}
              />
            ) : null}
            {state === "done" ? (
              <Link href={step.href} className={cn(classes, "hover:text-primary")}>
                {content}
              </Link>
            ) : (
              <span className={classes}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
