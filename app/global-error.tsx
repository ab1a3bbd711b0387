"use client";

import { ErrorScreen } from "#components/layout/error-screen.tsx";
import "./globals.css";

/** When even the root layout failed: a sentence and a way on, never a stack trace. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <ErrorScreen reset={reset} />
      </body>
    </html>
  );
}
