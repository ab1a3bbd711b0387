"use client";

import { useRouter } from "next/navigation";
import type { Ref } from "react";
import { Button } from "#components/ui/button.tsx";

export function AcceptButtons({
  buttonRef,
  isAccepted,
  isAccepting,
  isDisabled,
  onAccept,
}: {
  buttonRef: Ref<HTMLButtonElement>;
  isAccepted: boolean;
  isAccepting: boolean;
  isDisabled: boolean;
  onAccept: () => void;
}) {
  const router = useRouter();
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
      <Button variant="outline" onClick={() => router.push("/property-features")}>
        Back
      </Button>
      <Button
        ref={buttonRef}
        variant={isAccepted ? "secondary" : "primary"}
        pending={isAccepting}
        pendingLabel="Accepting..."
        disabled={isDisabled}
        onClick={onAccept}
      >
        Accept Description
      </Button>
    </div>
  );
}
