"use client";

import { ErrorScreen } from "#components/layout/error-screen.tsx";

type Failure = { error: { digest?: string }; reset: () => void };

export default function Error({ error, reset }: Failure) {
  return <ErrorScreen reset={reset} digest={error.digest} />;
}
