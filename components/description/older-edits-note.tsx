import { Button } from "#components/ui/button.tsx";

/** Offers edits that belong to a text which has been replaced since. */
export function OlderEditsNote({
  shown,
  onBringBack,
  onDiscard,
}: {
  shown: boolean;
  onBringBack: () => void;
  onDiscard: () => void;
}) {
  const link = "text-accent-foreground decoration-accent-foreground/40";
  return (
    <div role="status" className={shown ? undefined : "sr-only"}>
      {shown ? (
        <p className="rounded-lg bg-accent px-4 py-2.5 text-sm leading-6 text-accent-foreground">
          This is a new text. Your unsaved changes to the earlier one are still here.{" "}
          <Button variant="link" size="inline" onClick={onBringBack} className={link}>
            Bring them back
          </Button>{" "}
          <Button variant="link" size="inline" onClick={onDiscard} className={link}>
            Discard them
          </Button>
        </p>
      ) : null}
    </div>
  );
}
