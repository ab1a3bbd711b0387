export function Code({ label, children }: { label: string; children: string }) {
  return (
    <pre
      tabIndex={0}
      role="region"
      aria-label={label}
      className="overflow-x-auto rounded-lg bg-muted px-3.5 py-3 font-mono text-sm leading-6"
    >
      <code>{children}</code>
    </pre>
  );
}
