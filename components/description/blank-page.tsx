import { Illustration } from "#components/ui/illustration.tsx";

export function BlankPage() {
  return (
    <Illustration shadow={62}>
      <path
        d="M44 14h54l20 20v74H44z"
        fill="var(--card)"
        stroke="var(--input)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M98 14v20h20" fill="var(--secondary)" stroke="var(--input)" strokeWidth="2" />
      <g stroke="var(--border)" strokeWidth="4" strokeLinecap="round">
        <path d="M58 52h46M58 66h46M58 80h28" />
      </g>
      <path
        d="m92 96 26-26 8 8-26 26-11 3z"
        fill="var(--lamp)"
        stroke="var(--lamp-foreground)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </Illustration>
  );
}
