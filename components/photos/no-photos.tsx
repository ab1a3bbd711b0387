import type { ReactNode } from "react";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Illustration } from "#components/ui/illustration.tsx";
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "#lib/fields/photos.ts";
import { STORAGE_LIMITS } from "#lib/fields/storage.ts";

const MEGABYTE = 1024 * 1024;

function Prints() {
  return (
    <Illustration shadow={58}>
      <g stroke="var(--input)" strokeWidth="2" strokeLinejoin="round">
        <rect
          x="30"
          y="30"
          width="64"
          height="76"
          rx="4"
          fill="var(--card)"
          transform="rotate(-9 62 68)"
        />
        <rect
          x="70"
          y="24"
          width="66"
          height="80"
          rx="4"
          fill="var(--card)"
          transform="rotate(6 103 64)"
        />
      </g>
      <g transform="rotate(6 103 64)">
        <rect x="77" y="31" width="52" height="50" rx="2" fill="var(--accent)" />
        <path d="M83 81V59l20-16 20 16v22z" fill="var(--primary)" />
        <path d="M98 81V66h10v15z" fill="var(--lamp)" />
        <circle cx="118" cy="40" r="5" fill="var(--lamp)" />
      </g>
    </Illustration>
  );
}

export function NoPhotos({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      className="border-2"
      picture={<Prints />}
      title="Add your first photos"
      description={
        <>
          <span className="pointer-coarse:hidden">
            Drop photos here, paste them or choose files.{" "}
          </span>
          Up to {MAX_PHOTOS} photos of {MAX_PHOTO_BYTES / MEGABYTE} MB each, as JPEG, PNG, WebP,
          AVIF or HEIC. We remove the location and date from each file. {STORAGE_LIMITS}
        </>
      }
      action={action ? <div className="flex flex-wrap justify-center gap-3">{action}</div> : null}
    />
  );
}
