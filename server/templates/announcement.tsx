import type { CSSProperties, ReactNode } from "react";
import { EQUAL_HOUSING } from "#lib/equal-housing.ts";
import { INK, PAPER, QUIET } from "#lib/templates/colors.ts";
import type { TemplateContent } from "#lib/templates/content.ts";
import { factText } from "#lib/templates/fact-text.ts";
import { MADE_WITH_PORCHLIGHT } from "#lib/templates/layouts/parts.ts";
import { SANS, SERIF } from "#server/mail/fonts.ts";
import type { MailText } from "#server/mail/message.ts";

const WIDTH = 600;

const words = (size: number, height: number): CSSProperties => ({
  fontFamily: SANS,
  fontSize: size,
  lineHeight: `${height}px`,
  color: INK,
  overflowWrap: "anywhere",
});

function Paragraph({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return <p style={{ ...words(16, 25), margin: "0 0 14px", ...style }}>{children}</p>;
}

function Rows({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ width: "100%", ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

function Picture({ src, alt }: { src: string; alt: string }) {
  return (
    <tr>
      <td>
        {/* eslint-disable-next-line @next/next/no-img-element -- a document of its own */}
        <img
          src={src}
          alt={alt}
          width={WIDTH}
          style={{ display: "block", width: "100%", height: "auto", border: 0 }}
        />
      </td>
    </tr>
  );
}

function Reach({ content }: { content: TemplateContent }) {
  const { email, phone, page, accent } = content;
  return (
    <>
      {page && (
        <p style={{ margin: "6px 0 22px" }}>
          <a
            href={page.url}
            style={{
              ...words(16, 24),
              display: "inline-block",
              padding: "12px 24px",
              borderRadius: 8,
              fontWeight: 600,
              textDecoration: "none",
              backgroundColor: accent,
              color: PAPER,
            }}
          >
            See all photos
          </a>
        </p>
      )}
      {phone && <Paragraph style={{ margin: 0 }}>{`Phone: ${phone}`}</Paragraph>}
      {email && <Paragraph style={{ margin: 0 }}>{`Email: ${email}`}</Paragraph>}
    </>
  );
}

function Body({ content }: { content: TemplateContent }) {
  const { headline, street, city, status, price, facts, text, features, openHouses, accent } =
    content;
  return (
    <>
      <Paragraph style={{ color: accent, fontWeight: 600, margin: "0 0 6px" }}>
        {[status, price].filter(Boolean).join(" · ")}
      </Paragraph>
      <h1 style={{ ...words(28, 34), fontFamily: SERIF, margin: "0 0 10px" }}>{headline}</h1>
      <Paragraph>{[street, city].filter(Boolean).join(", ")}</Paragraph>
      {facts.length > 0 && (
        <Paragraph style={{ fontWeight: 600 }}>{facts.map(factText).join(" · ")}</Paragraph>
      )}
      {text.split(/\n+/).map((paragraph, n) => (
        <Paragraph key={n}>{paragraph}</Paragraph>
      ))}
      {features.length > 0 && (
        <Paragraph
          style={{ color: QUIET }}
        >{`Features: ${features.slice(0, 12).join(", ")}.`}</Paragraph>
      )}
      {openHouses.map(({ day, hours }) => (
        <Paragraph key={`${day} ${hours}`}>{`Open house: ${day}, ${hours}`}</Paragraph>
      ))}
    </>
  );
}

/**
 * Returns the email a seller announces their home with, as HTML for every mail program.
 * @param picture the cover's URL; null without one
 */
export function announcement(content: TemplateContent, picture: string | null): MailText {
  const { headline, street, showsPorchlight, photos } = content;
  const subject = [headline, street].filter(Boolean).join(": ");
  return {
    subject,
    content: (
      <html lang="en">
        {/* eslint-disable-next-line @next/next/no-head-element -- a document of its own */}
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{subject}</title>
        </head>
        <body style={{ margin: 0, padding: 0, backgroundColor: "#f4f5f5" }}>
          <Rows style={{ backgroundColor: "#f4f5f5" }}>
            <tr>
              <td align="center" style={{ padding: "20px 10px" }}>
                <Rows style={{ maxWidth: WIDTH, backgroundColor: PAPER }}>
                  {picture && <Picture src={picture} alt={photos[0]?.alt ?? ""} />}
                  <tr>
                    <td style={{ padding: "26px 28px 24px" }}>
                      <Body content={content} />
                      <Reach content={content} />
                      <Paragraph style={{ ...words(13, 20), color: QUIET, margin: "18px 0 0" }}>
                        {[EQUAL_HOUSING, showsPorchlight && MADE_WITH_PORCHLIGHT]
                          .filter(Boolean)
                          .join(" · ")}
                      </Paragraph>
                    </td>
                  </tr>
                </Rows>
              </td>
            </tr>
          </Rows>
        </body>
      </html>
    ),
  };
}
