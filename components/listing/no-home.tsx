import { NeedsAddress } from "#components/layout/needs-address.tsx";
import { Illustration } from "#components/ui/illustration.tsx";

function AddHomeFirst() {
  return (
    <Illustration shadow={58}>
      <rect
        x="26"
        y="16"
        width="108"
        height="92"
        rx="6"
        fill="var(--card)"
        stroke="var(--input)"
        strokeWidth="2"
      />
      <path d="M26 30h108" stroke="var(--input)" strokeWidth="2" />
      <path d="M54 88V62l26-20 26 20v26z" fill="var(--primary)" />
      <path d="M74 88V70h12v18z" fill="var(--lamp)" />
      <path
        d="M40 98h80"
        stroke="var(--border)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
    </Illustration>
  );
}

/** Replaces the listing screens while there is no home. */
export function NoHome() {
  return (
    <NeedsAddress
      picture={<AddHomeFirst />}
      description="We use your address, basics, description, price, and photos to build your listing page."
    />
  );
}
