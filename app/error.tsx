"use client";

import { ErrorScreen } from "#components/layout/error-screen.tsx";

export default function Error({ reset }: { reset: () => void }) {
  return <ErrorScreen reset={reset} />;
}
