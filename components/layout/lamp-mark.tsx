import { cn } from "#lib/utils.ts";

export function LampMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden
      focusable="false"
      className={cn("size-8 shrink-0", className)}
    >
      <rect width="32" height="32" rx="8" fill="#1f5a44" />
      <path
        d="M6 15.5 16 7l10 8.5"
        fill="none"
        stroke="#fbf6ec"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M16 8v6" stroke="#fbf6ec" strokeWidth="1.5" />
      <circle cx="16" cy="19" r="7.5" fill="#f4b545" opacity="0.24" />
      <circle cx="16" cy="19" r="4.25" fill="#f4b545" />
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2.5", className)}>
      <LampMark />
      <span className="font-display text-xl leading-none font-semibold tracking-tight">
        Porchlight
      </span>
    </span>
  );
}
