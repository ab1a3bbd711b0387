import { ScreenLink } from "#components/layout/screen-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Link } from "#components/ui/link.tsx";
import { planWith } from "#lib/plans/grants.ts";
import type { TemplatesView } from "#lib/schemas/templates.ts";

/** Says what works without a plan, and what a plan adds. */
export function PlanNote({ view: { grants } }: { view: TemplatesView }) {
  if (grants.standardTemplates) return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <Callout className="w-full">
        {`You can preview and edit every template now. To download them, choose a plan. ${planWith("standardTemplates")} includes every template, ${planWith("customTemplates")} adds layouts, colors and custom order, and ${planWith("customBranding")} adds your own logo and color.`}
      </Callout>
      <Button asChild>
        <ScreenLink to="plans" />
      </Button>
    </div>
  );
}

/** Lists missing listing data that templates leave out, with links to enter it. */
export function Missing({ missing }: Pick<TemplatesView, "missing">) {
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="templates-missing" className="flex flex-col gap-2">
      <h2 id="templates-missing" className="text-lg">
        Missing from your templates
      </h2>
      <ul className="flex list-disc flex-col gap-1 pl-5 leading-7">
        {missing.map(({ text, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="underline decoration-primary/35 underline-offset-4 hover:decoration-current"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
