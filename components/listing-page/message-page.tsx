import { NarrowPage } from "./narrow-page.tsx";

/** Replaces a page that is missing, gone or unavailable. */
export function MessagePage({
  title,
  text,
  mark,
  link,
}: {
  title: string;
  text: string;
  mark?: string;
  link?: { href: string; text: string };
}) {
  return (
    <NarrowPage title={title} mark={mark} className="centered">
      <h1>{title}</h1>
      <p>{text}</p>
      {link && (
        <p>
          <a className="button" href={link.href}>
            {link.text}
          </a>
        </p>
      )}
    </NarrowPage>
  );
}
