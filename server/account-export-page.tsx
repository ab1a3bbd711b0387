import "server-only";
import { formatCount, formatMoment } from "#lib/format.ts";

export interface ExportedData {
  title: string;
  rows: number;
  json: string;
  csv: string | null;
}

interface Contents {
  email: string;
  at: Date;
  data: readonly ExportedData[];
  photos: readonly string[];
  documents: readonly string[];
  /** Files that the store has lost. */
  missing: readonly string[];
}

const STYLES = `
body { font: 16px/1.6 system-ui, sans-serif; color: #1c2830; margin: 2rem auto; padding: 0 1rem; max-width: 60rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid #e3dfd7; vertical-align: top; overflow-wrap: anywhere; }
a { color: #255940; }`;

// Relative, and percent-encoded: a document's name may contain "#" or "%".
const href = (path: string) => path.split("/").map(encodeURIComponent).join("/");

const Files = ({ heading, files }: { heading: string; files: readonly string[] }) =>
  files.length === 0 ? null : (
    <>
      <h2>{heading}</h2>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <a href={href(file)}>{file.slice(file.indexOf("/") + 1)}</a>
          </li>
        ))}
      </ul>
    </>
  );

function Data({ data }: Pick<Contents, "data">) {
  return (
    <table>
      <thead>
        <tr>
          <th>What</th>
          <th>Entries</th>
          <th>Files</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ title, rows, json, csv }) => (
          <tr key={json}>
            <td>{title}</td>
            <td>{rows}</td>
            <td>
              {csv ? (
                <>
                  <a href={href(csv)}>CSV</a>,{" "}
                </>
              ) : null}
              <a href={href(json)}>JSON</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The page of an export that lists its files. */
function ExportPage({ email, at, data, photos, documents, missing }: Contents) {
  return (
    <html lang="en">
      {/* eslint-disable-next-line @next/next/no-head-element -- a document of its own */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Your Porchlight data</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <h1>Your Porchlight data</h1>
        <p>
          Everything stored for the account of {email} on {formatMoment(at.toISOString())} UTC:{" "}
          {formatCount(photos.length, "photo", "photos")},{" "}
          {formatCount(documents.length, "document file", "document files")}, and the data below.
        </p>
        <p>
          Open CSV files in a spreadsheet. JSON files have every detail, for programs. Times are in
          UTC, and amounts in US dollars.
        </p>
        <h2>Data</h2>
        <Data data={data} />
        <Files heading="Photos, as uploaded" files={photos} />
        <Files heading="Documents" files={documents} />
        {missing.length > 0 ? (
          <>
            <h2>Files we couldn&apos;t find</h2>
            <ul>
              {missing.map((file) => (
                <li key={file}>{file}</li>
              ))}
            </ul>
          </>
        ) : null}
        <h2>What isn&apos;t here</h2>
        <ul>
          <li>Passwords, codes, keys, and the secrets of links, even in encrypted form.</li>
          <li>Showing instructions, because they may contain codes for your door.</li>
          <li>
            What other people on your account set for themselves, such as their phone number and
            settings. The file people.json has their names and email addresses.
          </li>
          <li>Card numbers, which only Stripe has.</li>
        </ul>
      </body>
    </html>
  );
}

/** Renders the page of an export that lists its files, as HTML. */
export async function renderExportPage(contents: Contents): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  return `<!doctype html>${renderToStaticMarkup(<ExportPage {...contents} />)}`.toWellFormed();
}
