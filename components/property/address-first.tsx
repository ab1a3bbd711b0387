import Link from "next/link";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";

function DoorWithoutNumber() {
  return (
    <svg viewBox="0 0 160 120" focusable="false" className="w-40">
      <ellipse cx="80" cy="112" rx="70" ry="6" fill="var(--secondary)" />
      <path
        d="M36 110V46l44-30 44 30v64z"
        fill="var(--card)"
        stroke="var(--input)"
        strokeWidth="2"
      />
      <path
        d="M26 52 80 14l54 38"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M66 110V76a14 14 0 0 1 28 0v34z" fill="var(--primary)" opacity="0.85" />
      <circle cx="88" cy="92" r="2" fill="var(--card)" />
      <rect
        x="99"
        y="78"
        width="18"
        height="11"
        rx="2"
        fill="var(--accent)"
        stroke="var(--lamp)"
        strokeWidth="1.5"
        strokeDasharray="3 2.5"
      />
    </svg>
  );
}

export function AddressFirst({ what }: { what: string }) {
  return (
    <EmptyState
      picture={<DoorWithoutNumber />}
      title="The address comes first"
      description={`${what} belong to a property. Save its address, and you can go on here.`}
      action={
        <Button asChild>
          <Link href="/property-address">Enter the address</Link>
        </Button>
      }
    />
  );
}
