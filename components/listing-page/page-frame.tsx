import type { ReactNode } from "react";
import { LampMark } from "#components/layout/lamp-mark.tsx";
import { EqualHousingMark } from "#components/ui/equal-housing-mark.tsx";
import { EQUAL_HOUSING } from "#lib/equal-housing.ts";
import { LEGAL_LINKS } from "#lib/screens.ts";
import { OutwardLink } from "./outward-link.tsx";

export function PageFrame({
  isPreview = false,
  mark,
  links,
  changed,
  children,
}: {
  isPreview?: boolean;
  /** Beside the product's name. */
  mark?: string;
  links?: ReactNode;
  changed?: string;
  children: ReactNode;
}) {
  return (
    <>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <header className="top">
        <OutwardLink href="/" isPreview={isPreview} className="wordmark">
          <LampMark className="mark" />
          Porchlight
        </OutwardLink>
        {mark && <span className="top-mark">{mark}</span>}
        {links && <nav aria-label="On this page">{links}</nav>}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot">
        <p className="foot-housing">
          <EqualHousingMark className="equal-housing" />
          <span>
            <b>{EQUAL_HOUSING}.</b> Homes are offered here to everyone, without regard to race,
            color, religion, sex, disability, familial status or national origin.
          </span>
        </p>
        {changed && <p>{changed}</p>}
        <p>
          Made with{" "}
          <OutwardLink href="/" isPreview={isPreview}>
            Porchlight
          </OutwardLink>
        </p>
        <nav className="foot-links" aria-label="Legal">
          {LEGAL_LINKS.map(({ href, label }) => (
            <OutwardLink key={href} href={href} isPreview={isPreview}>
              {label}
            </OutwardLink>
          ))}
        </nav>
      </footer>
    </>
  );
}
