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
      description="Twelve numbers that buyers ask for first. Enter 0 wherever something doesn't apply to your home."
    >
      {(property) => <BasicsForm basics={property.propertyBasics} />}
    </SavedPropertyScreen>
  );
}
