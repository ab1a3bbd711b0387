"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { photos as photosQuery } from "#components/data/queries.ts";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { api, ApiError, errorMessage } from "#lib/api/client.ts";
import type { PhotoForm } from "#lib/schemas/photo-form.ts";
import type { PhotoView } from "#lib/schemas/photos.ts";
import { changeOf, fieldsOf } from "./photo-fields.ts";

const FAILED = "We couldn't save the photo. Please try again.";
const CLASHED =
  "Someone else changed this photo. Your changes are still here. Save again to keep them.";

/** Returns a photo's form. Unsaved changes stay while other photos are open. */
export function usePhotoForm(photo: PhotoView, onSaved: () => void) {
  const client = useQueryClient();
  // Another member saved after the person began.
  const [hasClashed, setClashed] = useState(false);
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/photo-form.ts")).photoForm,
    values: fieldsOf(photo),
    draftName: `photo-${photo.id}`,
    save: async (fields: PhotoForm) => {
      const { revision, ...change } = changeOf(photo, fields);
      const shown = client.getQueryData(photosQuery.queryKey);
      if (shown && Object.keys(change).length === 0) return shown;
      return api("PATCH /api/photos/{photoId}", {
        params: { photoId: photo.id },
        body: { revision, ...change },
      });
    },
    onSaved: (view) => {
      setClashed(false);
      client.setQueryData(photosQuery.queryKey, view);
      onSaved();
    },
    successMessage: "Photo saved.",
    failure: {
      message: (error) => {
        if (!(error instanceof ApiError) || error.status !== 409)
          return errorMessage(error, FAILED);
        setClashed(true);
        void client.invalidateQueries({ queryKey: photosQuery.queryKey });
        return CLASHED;
      },
    },
  });
  return { form, hasClashed };
}
