import { Lightbulb } from "lucide";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { PhotoView } from "#lib/schemas/photos.ts";

export function Hints({
  hints,
  onOpen,
}: {
  hints: PhotoView["hints"];
  onOpen: (photoId: string) => void;
}) {
  if (hints.length === 0) return null;
  return (
    <ul aria-label="Hints" className="flex flex-col gap-2.5 rounded-lg bg-muted px-4 py-3">
      {hints.map(({ kind, text, photoId }) => (
        <li key={`${kind} ${photoId}`} className="flex items-start gap-2.5 text-sm leading-5">
          <Icon node={Lightbulb} className="size-4.5 shrink-0 text-accent-foreground" />
          <p>
            {text}{" "}
            {photoId ? (
              <Button variant="link" size="inline" onClick={() => onOpen(photoId)}>
                View the other photo
              </Button>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
