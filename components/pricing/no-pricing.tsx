import { NeedsAddress } from "#components/layout/needs-address.tsx";
import { EmptyStateWithLink } from "#components/ui/empty-state.tsx";
import { Illustration } from "#components/ui/illustration.tsx";
import { NO_ADDRESS } from "#lib/error-messages.ts";
import type { ValuationSource } from "#lib/schemas/valuation.ts";
import { SCREEN_LINKS } from "#lib/screens.ts";

function BlankTag() {
  return (
    <Illustration shadow={56}>
      <path
        d="M38 44 70 24h50v66H70L38 70z"
        fill="var(--card)"
        stroke="var(--input)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle
        cx="58"
        cy="57"
        r="6"
        fill="var(--background)"
        stroke="var(--input)"
        strokeWidth="2"
      />
      <path
        d="M58 57C40 50 28 60 22 76"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M78 50h30M78 66h18"
        stroke="var(--lamp)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
    </Illustration>
  );
}

/**
 * Says why there is no estimate, and leads to what is missing.
 * @param props.hasLastSale whether the home's last sale has its own estimate, in its card
 */
export function NoPricing({
  source,
  hasLastSale,
}: {
  source: ValuationSource | null;
  hasLastSale: boolean;
}) {
  const content = {
    picture: <BlankTag />,
    title: hasLastSale ? "No estimate from nearby sales." : "No pricing data available.",
    description: source?.reason ?? source?.summary,
  };
  const link =
    source && source.missing.length > 0
      ? SCREEN_LINKS.basics
      : { href: "/pricing/comps", label: "Add comps" };
  return <EmptyStateWithLink {...content} {...link} />;
}

export function NoProperty() {
  return (
    <NeedsAddress
      picture={<BlankTag />}
      title={NO_ADDRESS}
      description="Add your address to get an estimate."
    />
  );
}
