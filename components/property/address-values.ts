import type { FieldWords } from "#components/forms/conflict/merge-values.ts";
import { PROPERTY_TYPE_LABELS, type PropertyType } from "#lib/fields/property.ts";
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

/** Whether the form suggests the profile's address: no property is saved, and it is for sale. */
export function startsFromProfile(
  property: PropertyView | null,
  profile: ProfileView | null,
): boolean {
  return property === null && Boolean(profile?.isSameSellingAddress && profile.addressLine1);
}

/** Returns the saved property, or the profile's address if it is for sale, or empty values. */
export function addressValues(
  property: PropertyView | null,
  profile: ProfileView | null,
): AddressValues {
  if (property) return { propertyType: property.propertyType, ...addressOf(property) };
  const own = startsFromProfile(property, profile) ? profile : null;
  return { propertyType: "single_family", ...addressOf(own) };
}

/** Says the values in words, in the order of the screen. */
export const addressWords = (values: AddressValues): FieldWords[] => [
  ["Property Type", PROPERTY_TYPE_LABELS[values.propertyType]],
  ["Address Line 1", values.addressLine1],
  ["Address Line 2", values.addressLine2],
  ["City", values.city],
  ["State", values.state],
  ["Zip Code", values.zipCode],
];

export function firstName(profile: ProfileView | null): string | null {
  return profile?.name?.trim().split(/\s+/)[0] || null;
}
