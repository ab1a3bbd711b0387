import Link from "next/link";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import type { ValuationSource } from "#lib/schemas/valuation.ts";

function BlankTag() {
  return (
    <svg viewBox="0 0 160 120" focusable="false" className="w-40">
      <ellipse cx="80" cy="112" rx="56" ry="6" fill="var(--secondary)" />
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
    </svg>
  );
}

export function NoPricing({ source }: { source: ValuationSource | null }) {
  return (
    <EmptyState
      picture={<BlankTag />}
      title="No pricing data available."
      description={source?.reason ?? source?.summary}
      action={
        source && source.missing.length > 0 ? (
          <Button asChild>
            <Link href="/property-basics">Go to The Basics</Link>
          </Button>
        ) : null
      }
    />
  );
}

export function NoProperty() {
  return (
    <EmptyState
      picture={<BlankTag />}
      title="No property address available"
      description="A price is estimated for an address. Save yours first."
      action={
        <Button asChild>
          <Link href="/property-address">Enter the address</Link>
        </Button>
      }
    />
  );
}
