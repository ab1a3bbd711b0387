import type { ProfileView } from "#lib/schemas/profile.ts";
import { VIEWER } from "./screen.tsx";

export const PROFILE: ProfileView = {
  name: "Ana Torres",
  addressLine1: "12 Oak Street",
  addressLine2: "Unit 4",
  city: "Denver",
  state: "CO",
  zipCode: "80202",
  isSameSellingAddress: true,
  mobileNumber: "5551234567",
  hasTextConsent: false,
  contactEmail: "contact@example.com",
  ownerEmail: VIEWER.email,
};
