export const BASICS_REQUIRED_MESSAGE =
  "All fields are required. Please fill in all fields. If something doesn't apply, enter '0'.";

export const CHOOSE_LOT_UNIT = "Choose acres or square feet.";

export const BASICS_FIELDS = [
  { name: "bedrooms", label: "Bedrooms", kind: "rooms" },
  { name: "fullBathrooms", label: "Full Bathrooms", kind: "rooms" },
  { name: "halfBathrooms", label: "Half Bathrooms", kind: "rooms" },
  { name: "threeFourthBathrooms", label: "3/4 Bathrooms", kind: "rooms" },
  { name: "oneFourthBathrooms", label: "1/4 Bathrooms", kind: "rooms" },
  { name: "finishedSquareFootage", label: "Finished Square Footage", kind: "amount" },
  { name: "basementSquareFootage", label: "Basement Square Footage", kind: "amount" },
  { name: "garageSquareFootage", label: "Garage Square Footage", kind: "amount" },
  { name: "lotSize", label: "Lot Size (square feet)", kind: "amount" },
  { name: "yearBuilt", label: "Year Built", kind: "year" },
  { name: "structuralRemodelYear", label: "Structural Remodel Year", kind: "year" },
  { name: "hoaFees", label: "HOA Fees (per month)", kind: "amount" },
] as const;

export type BasicsField = (typeof BASICS_FIELDS)[number]["name"];

export const BASICS_LABELS = Object.fromEntries(
  BASICS_FIELDS.map(({ name, label }) => [name, label]),
) as Record<BasicsField, string>;

/** Rooms and years are whole numbers, areas are square feet, fees are US dollars a month. */
export type Basics = Record<BasicsField, number>;

/** Treats a lot under one square foot as not entered: it is a number of acres sent as square feet. */
export const withKnownLot = <Known extends { lotSize: number }>(basics: Known): Known =>
  basics.lotSize < 1 ? { ...basics, lotSize: 0 } : basics;
