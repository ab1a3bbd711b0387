"use client";

import { Camera, ImagePlus } from "lucide";
import { ChooseFiles } from "#components/data/uploads/choose-files.tsx";
import { Icon } from "#components/ui/icon.tsx";

/** Adds photos from files, or from the camera on a touch device. */
export function AddButtons({ onChoose }: { onChoose: (files: File[]) => void }) {
  return (
    <>
      <ChooseFiles
        takesPhotograph
        variant="outline"
        className="hidden pointer-coarse:inline-flex"
        onChoose={onChoose}
      >
        <Icon node={Camera} />
        Take a photo
      </ChooseFiles>
      <ChooseFiles onChoose={onChoose}>
        <Icon node={ImagePlus} />
        Choose photos
      </ChooseFiles>
    </>
  );
}
