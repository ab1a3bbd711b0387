import { BASICS_FIELDS, type BasicsField } from "#lib/fields/basics.ts";
import {
  FEATURE_OPTIONS,
  FEATURE_SECTIONS,
  type FeatureGroup,
  type Features,
} from "#lib/fields/features.ts";
import { PROPERTY_TYPE_LABELS } from "#lib/fields/property.ts";
import { STEP_IDS, STEP_TITLES } from "#lib/fields/steps.ts";
import { plainNumber } from "#lib/format.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { STEPS } from "#lib/step-advice.ts";
import { type Item, readItem } from "./find.ts";
import { PLACES } from "./places.ts";

const NOT_ENTERED = "Not entered yet";
const NOTHING_CHOSEN = "Nothing chosen yet";

const CALLED: Record<BasicsField, string> = {
  bedrooms: "beds br sleeping rooms",
  fullBathrooms: "baths ba bathtub shower",
  halfBathrooms: "baths powder room toilet",
  threeFourthBathrooms: "baths shower three quarter",
  oneFourthBathrooms: "baths toilet quarter",
  finishedSquareFootage: "sqft sq ft living area size house floor",
  basementSquareFootage: "sqft sq ft cellar area size",
  garageSquareFootage: "sqft sq ft area size car",
  lotSize: "land acre acres acreage yard sqft area",
  yearBuilt: "age old construction built",
  structuralRemodelYear: "renovated renovation remodeled remodelled addition",
  hoaFees: "dues association homeowners monthly condo fee",
};

const CALLED_GROUPS: Partial<Record<FeatureGroup, string>> = {
  appliances: "kitchen stove oven fridge laundry",
  basement: "cellar",
  indoorFeatures: "interior inside amenities",
  flooring: "floors wood carpet",
  buildingDetails: "community hoa amenities accessibility wheelchair",
  exterior: "siding facade outside walls",
  architecturalStyle: "house design",
  outdoorFeatures: "yard backyard garden outside patio",
  roof: "shingles",
  parking: "garage car driveway spaces",
  cooling: "ac air conditioner hvac",
  heating: "heater furnace hvac boiler",
  heatingFuel: "gas oil electric energy",
  waterSewage: "sewer well septic utilities plumbing",
};

function chosenOf(group: FeatureGroup, features: Features): readonly string[] {
  const chosen = features[group];
  if ("types" in chosen) return chosen.types;
  return chosen;
}

function basicsItems({ propertyBasics }: Pick<LatestPropertyView, "propertyBasics">): Item[] {
  return BASICS_FIELDS.map(({ name, label }) => ({
    kind: "fact",
    title: label,
    text: propertyBasics ? plainNumber(propertyBasics[name]) : NOT_ENTERED,
    calls: CALLED[name],
    href: `/property-basics#${name}`,
  }));
}

function featureItems({ propertySpecifics }: Pick<LatestPropertyView, "propertySpecifics">) {
  return FEATURE_SECTIONS.flatMap(({ groups }) =>
    groups.map(({ key, label }): Item => {
      const chosen = propertySpecifics ? chosenOf(key, propertySpecifics) : [];
      return {
        kind: "fact",
        title: label,
        text: chosen.join(", ") || NOTHING_CHOSEN,
        calls: [CALLED_GROUPS[key], ...FEATURE_OPTIONS[key]].join(" "),
        href: `/property-features#${key}`,
      };
    }),
  );
}

/** Returns each field of a property, filled or not, with a link to it. */
export function propertyItems(property: LatestPropertyView | null): Item[] {
  const nothing = { propertyBasics: null, propertySpecifics: null };
  const fields = [...basicsItems(property ?? nothing), ...featureItems(property ?? nothing)];
  if (!property) return fields;
  const { addressLine1, addressLine2, city, state, zipCode, propertyType } = property;
  const street = [addressLine1, addressLine2].filter(Boolean).join(", ");
  return [
    {
      kind: "fact",
      title: street,
      text: `${city}, ${state} ${zipCode}. ${PROPERTY_TYPE_LABELS[propertyType]}`,
      calls: "address property type home house",
      href: "/property-address",
    },
    ...fields,
    ...(property.generatedDescription
      ? [
          {
            kind: "description" as const,
            title: "Description",
            text: property.generatedDescription,
            calls: property.descriptionAccepted ? "accepted" : "",
            href: "/description",
          },
        ]
      : []),
  ];
}

const CALLED_STEPS: Record<(typeof STEP_IDS)[number], string> = {
  declutter: "clutter tidy organize storage boxes",
  deep_clean: "cleaning cleaner wash windows carpet",
  depersonalize: "personal family photos pack",
  repairs: "fix paint handyman remodel broken",
  curb_appeal: "lawn yard garden front landscaping mulch",
  set_stage: "staging stager furniture decorate",
};

const STEP_ITEMS: readonly Item[] = STEP_IDS.map((stepId) => {
  const { why, tasks, time, figures } = STEPS[stepId];
  return {
    kind: "step",
    title: STEP_TITLES[stepId],
    text: [why, ...tasks, time, ...figures.map(({ text }) => text)].join(" "),
    calls: `step get ready ${CALLED_STEPS[stepId]}`,
    href: `/get-ready/steps#${stepId}`,
  };
});

/** Search items that are the same for everyone: screens, settings and steps. */
export const PRODUCT_ITEMS = [
  ...PLACES.map((place): Item => ({ kind: "screen", ...place })),
  ...STEP_ITEMS,
].map(readItem);
