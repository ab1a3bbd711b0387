import type { contractors } from "#db/schema/index.ts";
import { DEMO_ADDRESS } from "./sales.ts";

type NewContractor = typeof contractors.$inferInsert;

const CLEANING = 1;
const BUILDING = 2;
const LANDSCAPING = 3;

// Kind, name, address lines 1 and 2, phone number. 555-01xx is reserved for fiction.
const BUSINESSES: readonly (readonly [number, string, string, string | null, string])[] = [
  [CLEANING, "Bright Sill Home Cleaning", "212 Lantern Ave", null, "(608) 555-0112"],
  [CLEANING, "Four Corners Deep Clean", "58 Wren Ct", "Suite 3", "(608) 555-0118"],
  [CLEANING, "Soap & Daylight Cleaners", "1904 Old Orchard Rd", null, "(608) 555-0126"],
  [CLEANING, "Tidy Lake Move-Out Cleaning", "77 Quiet Pond Dr", null, "(608) 555-0131"],
  [BUILDING, "Copper Kettle Home Repair", "640 Copper Kettle Ln", null, "(608) 555-0143"],
  [BUILDING, "Level & Plumb Contracting", "331 Windmill Ct", "Unit B", "(608) 555-0147"],
  [BUILDING, "Ready Room Painting and Drywall", "1205 Juniper St", null, "(608) 555-0152"],
  [BUILDING, "Threshold Kitchen and Bath Updates", "89 Marigold Ter", null, "(608) 555-0159"],
  [LANDSCAPING, "Front Walk Gardens", "417 Larkspur Ln", null, "(608) 555-0164"],
  [LANDSCAPING, "Green Gate Lawn and Beds", "2250 Harvest Moon Rd", null, "(608) 555-0171"],
  [LANDSCAPING, "Thimbleberry Landscaping", "36 Thimbleberry Way", null, "(608) 555-0175"],
];

export function demoContractors(): NewContractor[] {
  return BUSINESSES.map(([contractorTypeId, name, addressLine1, addressLine2, phoneNumber]) => ({
    contractorTypeId,
    name,
    addressLine1,
    addressLine2,
    city: DEMO_ADDRESS.city,
    state: DEMO_ADDRESS.state,
    phoneNumber,
    isDemo: true,
  }));
}
