import { Document } from "./document.tsx";
import { PageFrame } from "./page-frame.tsx";

/** In place of a page that isn't there, isn't any more, or can't be shown now. */
export function MessagePage({
  title,
  text,
  styles,
  link,
}: {
  title: string;
  text: string;
  styles: string;
  link?: { href: string; text: string };
}) {
  return (
    <Document title={`${title} · Porchlight`} styles={styles}>
      <PageFrame>
        <div className="narrow centered">
          <h1>{title}</h1>
          <p>{text}</p>
          {link && (
            <p>
              <a className="button" href={link.href}>
                {link.text}
              </a>
            </p>
          )}
        </div>
      </PageFrame>
    </Document>
  );
}
