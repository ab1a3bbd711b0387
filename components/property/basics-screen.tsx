"use client";

import { BasicsForm } from "./basics-form.tsx";
import { SavedPropertyScreen } from "./saved-property-screen.tsx";

export function BasicsScreen() {
  return (
    <SavedPropertyScreen
      step="basics"
      what="The basics"
      eyebrow="Your Property"
      title="The Basics"
      description="Twelve numbers buyers ask for first. Enter 0 for anything that doesn't apply."
    >
      {({ propertyBasics, propertyType, revisions, generatedDescription }) => (
        <BasicsForm
          basics={propertyBasics}
          revision={revisions.basics}
          propertyType={propertyType}
          hasDescription={Boolean(generatedDescription)}
        />
      )}
    </SavedPropertyScreen>
  );
}
