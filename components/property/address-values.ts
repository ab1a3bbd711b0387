import type { PropertyType, PropertyView } from "#lib/schemas/property.ts";
import type { ProfileView } from "#lib/schemas/profile.ts";

/** The address form as it stands on the screen. */
export type AddressValues = {
  propertyType: PropertyType;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  zipCode: string;
};

type Address = Pick<ProfileView, "addressLine1" | "addressLine2" | "city" | "state" | "zipCode">;

const addressOf = (address: Address | null): Omit<AddressValues, "propertyType"> => ({
  addressLine1: address?.addressLine1 ?? "",
  addressLine2: address?.addressLine2 ?? "",
  city: address?.city ?? "",
  state: address?.state ?? "",
  zipCode: address?.zipCode ?? "",
});

/** True when the form starts from the profile: nothing saved yet, and it is the address for sale. */
export function startsFromProfile(
  property: PropertyView | null,
  profile: ProfileView | null,
): boolean {
  return property === null && Boolean(profile?.isSameSellingAddress && profile.addressLine1);
}

/** What the form starts with: the saved property, else the profile's address, else nothing. */
export function addressValues(
  property: PropertyView | null,
  profile: ProfileView | null,
): AddressValues {
  if (property) return { propertyType: property.propertyType, ...addressOf(property) };
  const own = startsFromProfile(property, profile) ? profile : null;
  return { propertyType: "single_family", ...addressOf(own) };
}

/** The first word of a name; null when there is no name yet. */
export function firstName(profile: ProfileView | null): string | null {
  return profile?.name?.trim().split(/\s+/)[0] || null;
}
