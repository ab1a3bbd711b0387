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

/** A button that lets the person choose documents; "Add" unless said. */
export function AddButton({
  label,
  isQuiet = true,
  onChoose,
  children = "Add",
}: {
  /** Its accessible name, which says where they go. */
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
