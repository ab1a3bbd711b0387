export const PROVIDER_NAMES = { google: "Google", facebook: "Facebook", apple: "Apple" } as const;

export type Provider = keyof typeof PROVIDER_NAMES;
