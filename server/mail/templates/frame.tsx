import { Fragment, type ReactNode } from "react";
import { siteOrigin } from "#server/site-origin.ts";
import { SANS, SERIF } from "../fonts.ts";

// The colors of public/pages/tokens.css in a format every mail program supports.
const LIGHT = {
  ground: "#fcfaf6",
  card: "#ffffff",
  text: "#1c2830",
  quiet: "#56636a",
  border: "#e3dfd7",
  primary: "#255940",
  onPrimary: "#fefcf7",
  soft: "#f5f2ec",
};
const DARK: typeof LIGHT = {
  ground: "#10191b",
  card: "#182224",
  text: "#ece9e2",
  quiet: "#b0aca3",
  border: "#30383a",
  primary: "#8bc7a6",
  onPrimary: "#082016",
  soft: "#20292b",
};

// Programs that ignore style sheets show the light colors, which are set inline.
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${DARK.ground} !important; }
  .card { background-color: ${DARK.card} !important; border-color: ${DARK.border} !important; }
  .text { color: ${DARK.text} !important; }
  .quiet { color: ${DARK.quiet} !important; }
  .line { border-color: ${DARK.border} !important; }
  .link { color: ${DARK.primary} !important; }
  .button { background-color: ${DARK.primary} !important; color: ${DARK.onPrimary} !important; }
  .outline { background-color: ${DARK.card} !important; color: ${DARK.primary} !important; border-color: ${DARK.primary} !important; }
  .soft { background-color: ${DARK.soft} !important; color: ${DARK.text} !important; }
}`;

interface FrameProps {
  preview: string;
  heading: string;
  children: ReactNode;
  /** Why this person gets the email, and how to unsubscribe. */
  footer: ReactNode;
}

export function Frame({ preview, heading, children, footer }: FrameProps) {
  return (
    <html lang="en">
      {/* eslint-disable-next-line @next/next/no-head-element -- a document of its own */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{heading}</title>
        <style>{STYLES}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: LIGHT.ground }}>
        <div data-only="html" style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {preview}
        </div>
        <Rows className="ground" style={{ backgroundColor: LIGHT.ground }}>
          <tr>
            <td align="center" style={{ padding: "24px 12px" }}>
              <Rows style={{ maxWidth: 600 }}>
                <Masthead />
                <Card heading={heading}>{children}</Card>
                <tr>
                  <td
                    className="quiet pad"
                    style={{ ...words(13, 20), color: LIGHT.quiet, padding: "20px 32px 8px" }}
                  >
                    <p style={{ margin: "0 0 12px" }}>{footer}</p>
                    <LegalFooter />
                  </td>
                </tr>
              </Rows>
            </td>
          </tr>
        </Rows>
      </body>
    </html>
  );
}

function LegalFooter() {
  const style = { color: LIGHT.quiet, textDecoration: "underline" };
  return (
    <p style={{ margin: 0 }}>
      <a href={`${siteOrigin()}/privacy`} className="quiet" style={style}>
        Privacy
      </a>
      {" · "}
      <a href={`${siteOrigin()}/terms`} className="quiet" style={style}>
        Terms
      </a>
    </p>
  );
}

const words = (fontSize: number, lineHeight: number) => ({
  fontFamily: SANS,
  fontSize,
  lineHeight: `${lineHeight}px`,
});

function Rows({
  className,
  style,
  children,
}: {
  className?: string;
  style?: React.CSSProperties;
  children: ReactNode;
}) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className={className}
      style={{ borderCollapse: "separate", width: "100%", ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

// The logo's lamp is a text character because most mail programs block images.
function Masthead() {
  return (
    <tr data-only="html">
      <td className="pad" style={{ padding: "0 32px 16px" }}>
        <span
          aria-hidden
          style={{
            display: "inline-block",
            width: 28,
            height: 28,
            borderRadius: 7,
            backgroundColor: "#1f5a44",
            color: "#f4b545",
            fontFamily: SANS,
            fontSize: 22,
            lineHeight: "28px",
            textAlign: "center",
            verticalAlign: "middle",
          }}
        >
          ●
        </span>
        <span
          className="text"
          style={{
            fontFamily: SERIF,
            fontSize: 20,
            fontWeight: 700,
            color: LIGHT.text,
            verticalAlign: "middle",
            paddingLeft: 10,
          }}
        >
          Porchlight
        </span>
      </td>
    </tr>
  );
}

function Card({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <tr>
      <td
        className="card pad"
        style={{
          backgroundColor: LIGHT.card,
          border: `1px solid ${LIGHT.border}`,
          borderRadius: 12,
          padding: "32px 32px 16px",
        }}
      >
        <h1
          className="text"
          style={{
            margin: "0 0 16px",
            fontFamily: SERIF,
            fontSize: 26,
            lineHeight: "32px",
            fontWeight: 700,
            color: LIGHT.text,
          }}
        >
          {heading}
        </h1>
        {children}
      </td>
    </tr>
  );
}

export function Text({ children, isQuiet }: { children: ReactNode; isQuiet?: boolean }) {
  return (
    <p
      className={isQuiet ? "quiet" : "text"}
      style={{
        ...words(isQuiet ? 14 : 16, isQuiet ? 20 : 24),
        margin: "0 0 16px",
        color: isQuiet ? LIGHT.quiet : LIGHT.text,
      }}
    >
      {children}
    </p>
  );
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link" style={{ color: LIGHT.primary, textDecoration: "underline" }}>
      {children}
    </a>
  );
}

/** The main action; usually one per email. */
export function MailButton({
  href,
  isQuiet = false,
  children,
}: {
  href: string;
  /** Outlined, beside a button that is not. */
  isQuiet?: boolean;
  children: ReactNode;
}) {
  const [backgroundColor, color] = isQuiet
    ? [LIGHT.card, LIGHT.primary]
    : [LIGHT.primary, LIGHT.onPrimary];
  return (
    <p style={{ margin: "8px 0 24px" }}>
      <a
        href={href}
        className={isQuiet ? "outline" : "button"}
        style={{
          ...words(16, 24),
          display: "inline-block",
          padding: "12px 24px",
          borderRadius: 8,
          fontWeight: 600,
          textDecoration: "none",
          border: `1px solid ${LIGHT.primary}`,
          backgroundColor,
          color,
        }}
      >
        {children}
      </a>
    </p>
  );
}

/** A person's own text, unchanged. */
export function Quote({ children }: { children: string }) {
  return (
    <div
      className="soft"
      style={{
        ...words(16, 24),
        margin: "0 0 16px",
        padding: "12px 16px",
        borderRadius: 8,
        backgroundColor: LIGHT.soft,
        color: LIGHT.text,
        whiteSpace: "pre-wrap",
        overflowWrap: "anywhere",
      }}
    >
      {children.split("\n").map((line, n) => (
        <Fragment key={n}>
          {n > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </div>
  );
}

/** A table of labels and values. */
export function Facts({ children }: { children: readonly (readonly [string, ReactNode])[] }) {
  return (
    <div style={{ margin: "0 0 16px" }}>
      {children.map(([name, value]) => (
        <div
          key={name}
          className="text"
          style={{ ...words(15, 24), color: LIGHT.text, overflowWrap: "anywhere" }}
        >
          <span className="quiet" style={{ color: LIGHT.quiet }}>
            {name}:{" "}
          </span>
          {value}
        </div>
      ))}
    </div>
  );
}
