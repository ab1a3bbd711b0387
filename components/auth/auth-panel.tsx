import type { ReactNode } from "react";

export function AuthPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-[1.75rem] leading-9 sm:text-[2.125rem] sm:leading-11">{title}</h1>
      {children}
    </>
  );
}
