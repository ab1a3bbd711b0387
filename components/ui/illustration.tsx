import type { ReactNode } from "react";

/** @param props.shadow the radius of the shadow */
export function Illustration({ shadow, children }: { shadow: number; children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 120" focusable="false" className="w-40">
      <ellipse cx="80" cy="112" rx={shadow} ry="6" fill="var(--secondary)" />
      {children}
    </svg>
  );
}
