import { ExternalLink } from "lucide";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { OPENS_IN_NEW_TAB } from "#components/ui/link.tsx";

/** A link to another site, in a new tab, which doesn't learn where it was opened. */
export const OutsideLink = ({ href, children }: { href: string; children: string }) => (
  <Button asChild variant="link" size="inline" className="inline text-left">
    <a href={href} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {children} <Icon node={ExternalLink} className="inline size-4! align-[-0.15em]" />
      <span className="sr-only">{OPENS_IN_NEW_TAB}</span>
    </a>
  </Button>
);
