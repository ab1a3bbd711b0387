"use client";

import { FeaturesForm } from "./features-form.tsx";
import { SavedPropertyScreen } from "./saved-property-screen.tsx";

export function FeaturesScreen() {
  return (
    <SavedPropertyScreen
      step="features"
      what="Features"
      title={
        <>
          <span className="mb-1.5 block font-sans text-sm leading-5 font-medium tracking-normal text-primary">
            Your Property /
          </span>{" "}
          Specific Features
        </>
      }
      description="Open a section and check what your home has. Your description mentions only what you check."
    >
      {({ propertySpecifics, revisions, generatedDescription, descriptionEdited }) => (
        <FeaturesForm
          features={propertySpecifics}
          revision={revisions.features}
          description={
            generatedDescription === null ? "none" : descriptionEdited ? "edited" : "written"
          }
        />
      )}
    </SavedPropertyScreen>
  );
}
