import { Illustration } from "#components/ui/illustration.tsx";

export function EmptyDoor() {
  return (
    <Illustration shadow={52}>
      <rect x="48" y="18" width="64" height="90" rx="4" fill="var(--lamp)" />
      <path d="M48 18l40 12v78H48z" fill="var(--card)" stroke="var(--input)" strokeWidth="2" />
      <path d="M40 108h80" stroke="var(--input)" strokeWidth="2" strokeLinecap="round" />
      <circle cx="80" cy="68" r="3" fill="var(--primary)" />
    </Illustration>
  );
}
