import { LEGAL_LINKS } from "#lib/screens.ts";
import { cn } from "#lib/utils.ts";

/** Links to the terms, privacy and fair housing pages. */
export function LegalLinks({ className }: { className?: string }) {
  return (
    <nav aria-label="Legal" className={cn("print:hidden", className)}>
      <ul role="list" className="flex flex-wrap gap-x-5 text-sm">
        {LEGAL_LINKS.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center text-muted-foreground underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
