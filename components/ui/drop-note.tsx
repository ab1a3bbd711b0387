export const DropNote = ({ children }: { children: string }) => (
  <div
    aria-hidden
    className="pointer-events-none fixed inset-3 z-40 flex items-center justify-center rounded-2xl border-4 border-dashed border-primary bg-background/85"
  >
    <p className="font-display text-2xl">{children}</p>
  </div>
);
