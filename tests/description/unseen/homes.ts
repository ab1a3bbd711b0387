import { NO_FEATURES } from "#lib/fields/features.ts";
import type { DescribedProperty } from "#lib/description/facts.ts";
import { NO_BASICS } from "../random-property.ts";
import { MORE_UNSEEN_HOMES } from "./more-homes.ts";
import { OTHER_UNSEEN_HOMES } from "./other-homes.ts";
import { TOLD_UNSEEN_HOMES } from "./told-homes.ts";

/** The homes that the unseen batches speak of; the addresses are made up. */
export const UNSEEN_HOMES = {
  ...MORE_UNSEEN_HOMES,
  ...OTHER_UNSEEN_HOMES,
  ...TOLD_UNSEEN_HOMES,
  rowhome: {
    propertyType: "single_family",
    addressLine1: "611 S Clifton Street",
    city: "Philadelphia",
    state: "PA",
    basics: {
      ...NO_BASICS,
      bedrooms: 3,
      fullBathrooms: 1,
      halfBathrooms: 1,
      finishedSquareFootage: 1386,
      basementSquareFootage: 640,
      lotSize: 1089,
      yearBuilt: 1915,
      structuralRemodelYear: 2003,
    },
    features: {
      ...NO_FEATURES,
      appliances: ["Dishwasher", "Dryer", "Range/Oven", "Refrigerator", "Washer"],
      basement: ["Partially finished"],
      rooms: { types: ["Dining Room", "Laundry Room"], total: 7 },
      indoorFeatures: ["Ceiling Fans", "Skylights"],
      flooring: ["Hardwood", "Tile"],
      exterior: ["Brick"],
      outdoorFeatures: ["Balcony/patio", "Garden"],
      roof: ["Built up"],
      parking: { types: ["On-street parking"], totalSpaces: null },
      cooling: ["Wall"],
      heating: ["Radiant"],
      heatingFuel: ["Natural gas"],
      waterSewage: ["Municipality Water", "Municipality Sewer"],
    },
  },
  ranch: {
    propertyType: "single_family",
    addressLine1: "4810 Larkspur Court",
    city: "Boise",
    state: "ID",
    basics: {
      ...NO_BASICS,
      bedrooms: 3,
      fullBathrooms: 2,
      finishedSquareFootage: 1512,
      garageSquareFootage: 440,
      lotSize: 9583,
      yearBuilt: 1967,
    },
    features: {
      ...NO_FEATURES,
      appliances: ["Dishwasher", "Garbage Disposal", "Microwave", "Range/Oven"],
      basement: ["None"],
      rooms: { types: ["Breakfast Nook", "Family Room", "Mud Room", "Walk-in closet"], total: 8 },
      indoorFeatures: ["Attic", "Double Pane/storm windows"],
      flooring: ["Carpet", "Laminate", "Linoleum/Vinyl"],
      exterior: ["Brick", "Wood"],
      outdoorFeatures: ["Balcony/patio", "Fenced yard", "Lawn", "Rv Parking", "Sprinkler system"],
      roof: ["Composition"],
      parking: { types: ["Garage - Attached", "Off-street parking"], totalSpaces: 4 },
      cooling: ["Central air conditioning"],
      heating: ["Forced air"],
      heatingFuel: ["Natural gas"],
      waterSewage: ["Municipality Water", "Municipality Sewer"],
    },
  },
  lakehouse: {
    propertyType: "single_family",
    addressLine1: "27 Heron Point Road",
    city: "Traverse City",
    state: "MI",
    basics: {
      ...NO_BASICS,
      bedrooms: 4,
      fullBathrooms: 2,
      threeFourthBathrooms: 1,
      finishedSquareFootage: 2860,
      basementSquareFootage: 1200,
      lotSize: 87_120,
      yearBuilt: 1989,
      structuralRemodelYear: 2018,
    },
    features: {
      ...NO_FEATURES,
      appliances: [
        "Dishwasher",
        "Dryer",
        "Freezer",
        "Microwave",
        "Range/Oven",
        "Refrigerator",
        "Washer",
      ],
      basement: ["Finished"],
      rooms: {
        types: ["Dining Room", "Library", "Owner's Suite", "Sun Room", "Workshop"],
        total: 10,
      },
      indoorFeatures: ["Jetted tub", "Security Systems", "Skylights", "Vaulted ceiling", "Wet bar"],
      flooring: ["Carpet", "Hardwood", "Slate"],
      exterior: ["Wood"],
      architecturalStyle: ["Contemporary"],
      outdoorFeatures: ["Deck", "Dock", "Garden", "Hot tub/spa", "Sauna", "Waterfront"],
      roof: ["Metal"],
      parking: { types: ["Garage - Detached"], totalSpaces: 3 },
      cooling: ["Central air conditioning"],
      heating: ["Geothermal", "Stove"],
      heatingFuel: ["Electricity"],
      waterSewage: ["Well Water", "Septic Tank"],
    },
  },
  loft: {
    propertyType: "condominium",
    addressLine1: "300 Mercer Avenue Unit 5B",
    city: "Kansas City",
    state: "MO",
    basics: {
      ...NO_BASICS,
      bedrooms: 1,
      fullBathrooms: 1,
      halfBathrooms: 1,
      finishedSquareFootage: 1045,
      yearBuilt: 1926,
      structuralRemodelYear: 2011,
      hoaFees: 512,
    },
    features: {
      ...NO_FEATURES,
      appliances: ["Dishwasher", "Microwave", "Range/Oven", "Refrigerator"],
      rooms: { types: ["Walk-in closet"], total: 4 },
      indoorFeatures: ["Cable Ready", "Intercom System", "Wired"],
      flooring: ["Concrete", "Hardwood"],
      buildingDetails: [
        "Controlled access",
        "Doorman",
        "Elevator",
        "Near transportation",
        "Storage",
      ],
      exterior: ["Brick"],
      architecturalStyle: ["Loft"],
      parking: { types: ["Garage - Attached"], totalSpaces: 1 },
      cooling: ["Central air conditioning"],
      heating: ["Baseboard"],
      heatingFuel: ["Electricity"],
      waterSewage: ["Municipality Water", "Municipality Sewer"],
    },
  },
} as const satisfies Record<string, unknown>;

export type UnseenHome = keyof typeof UNSEEN_HOMES;

export const UNSEEN_HOME_NAMES = Object.keys(UNSEEN_HOMES) as UnseenHome[];

/** One of these homes as the writer takes it. */
export function unseenHome(name: UnseenHome): DescribedProperty {
  return structuredClone(UNSEEN_HOMES[name]) as unknown as DescribedProperty;
}
