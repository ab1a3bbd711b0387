import type { ReactNode } from "react";
import { FooterLinks } from "#components/layout/footer-links.tsx";
import { Wordmark } from "#components/layout/lamp-mark.tsx";
import { EqualHousingMark } from "#components/ui/equal-housing-mark.tsx";
import { EQUAL_HOUSING } from "#lib/equal-housing.ts";

/** The header and footer of pages that are the same logged in or out. */
export function OpenFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[46rem] flex-col px-4 sm:px-8">
      <header className="py-6">
        <a href="/" className="inline-flex rounded-lg">
          <Wordmark />
        </a>
      </header>
      <main className="flex-1 py-6 print:py-0">{children}</main>
      <footer className="mt-10 flex flex-wrap items-center justify-between gap-x-6 border-t py-4">
        <FooterLinks />
        <p className="flex items-center gap-2 py-2 text-sm text-muted-foreground">
          <EqualHousingMark className="h-6 fill-current" />
          {EQUAL_HOUSING}
        </p>
      </footer>
    </div>
  );
}
