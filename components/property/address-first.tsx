import { ADDRESS_FIRST, NeedsAddress } from "#components/layout/needs-address.tsx";
import { Illustration } from "#components/ui/illustration.tsx";

function DoorWithoutNumber() {
  return (
    <Illustration shadow={70}>
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
    </Illustration>
  );
}

export function AddressFirst({ what }: { what: string }) {
  return (
    <NeedsAddress
      picture={<DoorWithoutNumber />}
      title={ADDRESS_FIRST}
      description={`${what} will be available once you save your address.`}
    />
  );
}
