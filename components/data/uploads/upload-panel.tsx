"use client";

import { RotateCw, X } from "lucide";
import { memo, type ReactNode, useEffect } from "react";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Card } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Progress } from "#components/ui/progress.tsx";
import {
  describeUploads,
  progressOf,
  type Upload,
  type UploadWords,
} from "#lib/photos-upload/upload.ts";
import type { Uploads } from "./upload-queue.ts";

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);

interface QueueActions {
  retry: (id: string) => void;
  cancel: (id: string) => void;
}

interface Look {
  words: UploadWords;
  preparing: string;
  previewOf: (file: File) => ReactNode;
}

function stateOf({ state, sent, file, reason }: Upload, preparing: string): string {
  switch (state) {
    case "waiting":
      return "Waiting to upload";
    case "sending":
      return `${megabytes(sent)} of ${megabytes(file.size)} MB`;
    case "preparing":
      return preparing;
    case "unreachable":
      return "No connection. The upload resumes when you're back online.";
    case "elsewhere":
      return "Uploading in another tab";
    case "refused":
      return reason ?? "";
  }
}

const UploadRow = memo(function UploadRow({
  upload,
  queue,
  preparing,
  previewOf,
}: Omit<Look, "words"> & {
  upload: Upload;
  queue: QueueActions;
}) {
  const { id, file, sent, state } = upload;
  const isRefused = state === "refused";
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-3">
      <div className="sm:row-span-2">{previewOf(file)}</div>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="truncate text-[0.9375rem] font-medium">{file.name}</p>
        {isRefused ? null : (
          <>
            <Progress
              aria-label={file.name}
              value={file.size === 0 ? 0 : (100 * sent) / file.size}
              className="h-1.5"
            />
            <p className="text-sm leading-5 figures text-muted-foreground">
              {stateOf(upload, preparing)}
            </p>
          </>
        )}
      </div>
      <div className="flex items-center gap-3 sm:row-span-2">
        {isRefused ? (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Try again: ${file.name}`}
            onClick={() => queue.retry(id)}
          >
            <Icon node={RotateCw} />
            <span className="max-sm:sr-only">Try again</span>
          </Button>
        ) : null}
        {state === "elsewhere" || state === "preparing" ? null : (
          <Button
            variant="ghost"
            size="icon-sm"
            data-tip={isRefused ? "Remove" : "Cancel"}
            aria-label={`${isRefused ? "Remove" : "Cancel"}: ${file.name}`}
            onClick={() => queue.cancel(id)}
          >
            <Icon node={X} />
          </Button>
        )}
      </div>
      {isRefused ? (
        <p className="text-sm leading-5 wrap-anywhere text-destructive max-sm:col-span-full sm:col-start-2 sm:row-start-2">
          {stateOf(upload, preparing)}
        </p>
      ) : null}
    </li>
  );
});

function useLeaveQuestion(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isOn]);
}

export function UploadPanel({
  uploads,
  added,
  isKept,
  queue,
  words,
  ...look
}: Uploads & Look & { queue: QueueActions }) {
  const isMoving = uploads.some(({ state }) => state !== "refused");
  useLeaveQuestion(isMoving && !isKept);
  const { shown, spoken } = describeUploads(uploads, added, words);
  const [, many] = words;
  const named = many.charAt(0).toUpperCase() + many.slice(1);
  const isShown = uploads.length > 0;
  return (
    <>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {isShown ? (
        <Card role="region" aria-label={`${named} uploading`} className="gap-3 p-5 sm:p-6">
          <div className="flex flex-col gap-2">
            <p aria-hidden className="font-medium figures">
              {shown}
            </p>
            {isMoving ? (
              <Progress aria-label={`All ${many}`} value={progressOf(uploads, added)} />
            ) : null}
          </div>
          {isKept ? null : <Callout>Keep this tab open until your uploads finish.</Callout>}
          <ul className="-mb-3 max-h-96 divide-y overflow-y-auto">
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} queue={queue} {...look} />
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}
