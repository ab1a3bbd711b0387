"use client";

import { ErrorScreen } from "#components/layout/error-screen.tsx";
import { PreviewNotice } from "#components/layout/preview-notice.tsx";
import "./globals.css";

type Failure = { error: { digest?: string }; reset: () => void };

/** Shown if even the root layout fails. */
export default function GlobalError({ error, reset }: Failure) {
  return (
    <html lang="en">
      <body>
        <PreviewNotice />
        <ErrorScreen reset={reset} digest={error.digest} />
      </body>
    </html>
  );
}
