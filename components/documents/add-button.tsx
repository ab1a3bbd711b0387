"use client";

import { FilePlus2 } from "lucide";
import type { ReactNode } from "react";
import { ChooseFiles } from "#components/data/uploads/choose-files.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { DOCUMENT_KINDS } from "#lib/fields/documents.ts";

const ACCEPTED = Object.values(DOCUMENT_KINDS)
  .map(({ extension }) => `.${extension}`)
  .concat(".jpeg", ".heif")
  .join(",");

export function AddButton({
  label,
  isQuiet = true,
  onChoose,
  children = "Add",
}: {
  /** The accessible name, which says where the files are added. */
  label: string;
  isQuiet?: boolean;
  onChoose: (files: File[]) => void;
  children?: ReactNode;
}) {
  return (
    <ChooseFiles
      aria-label={label}
      accept={ACCEPTED}
      variant={isQuiet ? "outline" : "primary"}
      size={isQuiet ? "sm" : "md"}
      onChoose={onChoose}
    >
      <Icon node={FilePlus2} />
      {children}
    </ChooseFiles>
  );
}
