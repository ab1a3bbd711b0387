"use client";

import { Camera, ImagePlus } from "lucide-react";
import { ChooseFiles } from "#components/data/uploads/choose-files.tsx";

/** Both ways to add photographs by hand; the camera only where a finger is what points. */
export function AddButtons({ onChoose }: { onChoose: (files: File[]) => void }) {
  return (
    <>
      <ChooseFiles
        takesPhotograph
        variant="outline"
        className="hidden pointer-coarse:inline-flex"
        onChoose={onChoose}
      >
        <Camera aria-hidden />
        Take a photograph
      </ChooseFiles>
      <ChooseFiles onChoose={onChoose}>
        <ImagePlus aria-hidden />
        Choose photographs
      </ChooseFiles>
    </>
  );
}
