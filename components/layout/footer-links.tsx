import { FOOTER_LINKS } from "#lib/screens.ts";
import { cn } from "#lib/utils.ts";

/** Links to the pages that everyone can read: about, help, terms, privacy and fair housing. */
export function FooterLinks({ className }: { className?: string }) {
  return (
    <nav aria-label="About and legal" className={cn("print:hidden", className)}>
      <ul role="list" className="flex flex-wrap gap-x-5 text-sm">
        {FOOTER_LINKS.map(({ href, label }) => (
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
