"use client";

import { ErrorScreen } from "#components/layout/error-screen.tsx";
import { Styles } from "#components/layout/styles.tsx";

/** When even the root layout failed: a sentence and a way on, never a stack trace. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <Styles />
        <ErrorScreen reset={reset} />
      </body>
    </html>
  );
}
