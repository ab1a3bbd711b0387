"use client";

import { useState } from "react";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { api } from "#lib/api/client.ts";
import type { DocumentView } from "#lib/schemas/documents.ts";
import { useChange } from "../use-change.ts";

const FAILED = "We couldn't change your listing";

/** Adds a document to the listing page after a question, or removes it. */
export function ListingPart({
  document: { id, name, isListed, revision },
}: {
  document: DocumentView;
}) {
  // The revision that the question is about.
  const [asked, setAsked] = useState<number | null>(null);
  const change = useChange(
    (body: { isListed: boolean; revision: number }) =>
      api("PUT /api/documents/{documentId}/listing", { params: { documentId: id }, body }),
    { done: isListed ? "Removed from your listing" : "Added to your listing", failed: FAILED },
  );
  return (
    <section aria-labelledby="document-listing" className="flex flex-col gap-3">
      <div>
        <h3 id="document-listing" className="flex flex-wrap items-center gap-2 font-medium">
          Listing page
          {isListed ? <Badge variant="primary">On your listing</Badge> : null}
        </h3>
        <p className="text-sm leading-5 text-muted-foreground">
          {isListed
            ? "Anyone can download the current version from your listing page while it's public."
            : "Let buyers download this document, such as a disclosure, from your listing page."}
        </p>
      </div>
      <div>
        {isListed ? (
          <Button
            variant="outline"
            pending={change.isPending}
            pendingLabel="Removing..."
            onClick={() => change.mutate({ isListed: false, revision })}
          >
            Remove from listing
          </Button>
        ) : (
          <Button variant="outline" onClick={() => setAsked(revision)}>
            Show on listing
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={`Show “${name}” on your listing?`}
        description="Anyone with your listing's link can download it. Buyers always get the current version. Check that it has no private details, such as account numbers."
        confirmLabel="Show on listing"
        destructive={false}
        pending={change.isPending}
        pendingLabel="Adding..."
        onConfirm={() => {
          if (asked === null) return;
          const onSettled = () => setAsked(null);
          change.mutate({ isListed: true, revision: asked }, { onSettled });
        }}
      />
    </section>
  );
}
