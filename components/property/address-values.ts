import type { PropertyType } from "#lib/fields/property.ts";
import type { PropertyView } from "#lib/schemas/property.ts";
import type { ProfileView } from "#lib/schemas/profile.ts";

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

/** Whether the profile's address is proposed: nothing is saved yet, and it is the one for sale. */
export function startsFromProfile(
  property: PropertyView | null,
  profile: ProfileView | null,
): boolean {
  return property === null && Boolean(profile?.isSameSellingAddress && profile.addressLine1);
}

/** The saved property, else the profile's address where it is the one for sale, else nothing. */
export function addressValues(
  property: PropertyView | null,
  profile: ProfileView | null,
): AddressValues {
  if (property) return { propertyType: property.propertyType, ...addressOf(property) };
  const own = startsFromProfile(property, profile) ? profile : null;
  return { propertyType: "single_family", ...addressOf(own) };
}

export function firstName(profile: ProfileView | null): string | null {
  return profile?.name?.trim().split(/\s+/)[0] || null;
}
