import { Button } from "#components/ui/button.tsx";

/** Says that something typed earlier was put back, and takes it away on request. */
export function DraftNote({ shown, onDiscard }: { shown: boolean; onDiscard: () => void }) {
  return (
    <div role="status" className={shown ? undefined : "sr-only"}>
      {shown ? (
        <p className="rounded-lg bg-accent px-4 py-2.5 text-sm leading-6 text-accent-foreground">
          Your unsaved changes are still here.{" "}
          <Button
            variant="link"
            size="inline"
            onClick={onDiscard}
            className="text-accent-foreground decoration-accent-foreground/40"
          >
            Discard them
          </Button>
        </p>
      ) : null}
    </div>
  );
}
