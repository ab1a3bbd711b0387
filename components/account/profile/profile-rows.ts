import { formatPhone } from "#lib/us/phone.ts";
import type { ProfileInput, ProfileView } from "#lib/schemas/profile.ts";

export type ProfileValues = Omit<ProfileInput, "addressLine2"> & { addressLine2: string };
/** The account email is read only. */
export type ProfileField = keyof ProfileValues | "accountEmail";

type Row = {
  label: string;
  field: ProfileField;
  /** Empty if not filled in. */
  lines: (profile: ProfileView | null, accountEmail: string) => string[];
};

const filled = (...values: (string | null | undefined)[]) =>
  values.filter((value) => !!value) as string[];

function addressLines(profile: ProfileView | null): string[] {
  const region = filled(profile?.state, profile?.zipCode).join(" ");
  return filled(
    profile?.addressLine1,
    profile?.addressLine2,
    filled(profile?.city, region).join(", "),
  );
}

export const RESIDENCE_ADDRESS = "Current residence address";

export const PROFILE_ROWS: readonly Row[] = [
  { label: "Name", field: "name", lines: (profile) => filled(profile?.name) },
  { label: "Account email", field: "accountEmail", lines: (_, email) => filled(email) },
  { label: RESIDENCE_ADDRESS, field: "addressLine1", lines: addressLines },
  {
    label: "Contact email",
    field: "contactEmail",
    lines: (profile) => filled(profile?.contactEmail),
  },
  {
    label: "Mobile number",
    field: "mobileNumber",
    lines: (profile) => filled(profile?.mobileNumber && formatPhone(profile.mobileNumber)),
  },
];

/** Returns whether the profile was ever saved. An added user's has only a name at first. */
export function isFilledIn(profile: ProfileView | null): boolean {
  return profile !== null && profile.addressLine1 !== null;
}

export function profileValues(profile: ProfileView | null): ProfileValues {
  return {
    name: profile?.name ?? "",
    addressLine1: profile?.addressLine1 ?? "",
    addressLine2: profile?.addressLine2 ?? "",
    city: profile?.city ?? "",
    state: profile?.state ?? "",
    zipCode: profile?.zipCode ?? "",
    isSameSellingAddress: profile?.isSameSellingAddress ?? false,
    mobileNumber: profile?.mobileNumber ?? "",
    hasTextConsent: profile?.hasTextConsent ?? false,
    contactEmail: profile?.contactEmail ?? "",
  };
}
