import type { ReactNode } from "react";
import { FooterLinks } from "#components/layout/footer-links.tsx";
import { Wordmark } from "#components/layout/lamp-mark.tsx";
import { EqualHousingMark } from "#components/ui/equal-housing-mark.tsx";
import { EQUAL_HOUSING } from "#lib/equal-housing.ts";

const LINKS = {
  loggedIn: [{ href: "/dashboard", label: "Dashboard" }],
  loggedOut: [
    { href: "/", label: "Log in" },
    { href: "/create-account", label: "Create account" },
  ],
};

function AccountLinks({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <nav aria-label="Account" className="print:hidden">
      <ul role="list" className="flex flex-wrap gap-x-5">
        {LINKS[isLoggedIn ? "loggedIn" : "loggedOut"].map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The header and footer of pages whose content is the same logged in or out. */
export function OpenFrame({ isLoggedIn, children }: { isLoggedIn: boolean; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[46rem] flex-col px-4 sm:px-8">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-6">
        <a href="/" className="inline-flex rounded-lg">
          <Wordmark />
        </a>
        <AccountLinks isLoggedIn={isLoggedIn} />
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
