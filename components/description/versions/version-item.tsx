import { useId, useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import type { VersionView } from "#lib/schemas/description.ts";
import { cn } from "#lib/utils.ts";
import { describeMoment, describeOrigin } from "./version-labels.ts";

const MAX_SHORT_LENGTH = 160;

export function VersionItem({
  version,
  author,
  isOnScreen,
  onChoose,
}: {
  version: VersionView;
  /** Null if the account has only one person. */
  author: string | null;
  isOnScreen: boolean;
  onChoose: () => void;
}) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { description, savedAt, acceptedAt } = version;
  const isLong = description.length > MAX_SHORT_LENGTH || description.includes("\n");
  return (
    <li
      tabIndex={-1}
      data-item
      aria-labelledby={id}
      className="flex flex-col gap-2 py-5 first:pt-1"
    >
      <div id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm leading-5">
        <span className="font-medium">{describeOrigin(version)}</span>
        {isOnScreen ? <Badge variant="primary">Current version</Badge> : null}
        {acceptedAt ? <Badge variant="accent">Accepted</Badge> : null}
        <span className="w-full text-muted-foreground">
          <time dateTime={savedAt}>{describeMoment(savedAt)}</time>
          {author ? ` · ${author}` : null}
        </span>
      </div>
      <p
        className={cn(
          "leading-7 wrap-anywhere",
          isWhole ? "whitespace-pre-wrap" : isLong && "line-clamp-3",
        )}
      >
        {description}
      </p>
      <div className="flex flex-wrap gap-x-5 text-sm leading-5">
        {isOnScreen ? null : (
          <Button variant="link" size="inline" aria-describedby={id} onClick={onChoose}>
            Restore this version
          </Button>
        )}
        {isLong ? (
          <Button
            variant="link"
            size="inline"
            aria-expanded={isWhole}
            aria-describedby={id}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? "Show less" : "Show more"}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
