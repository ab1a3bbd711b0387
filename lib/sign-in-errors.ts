import { type Provider, PROVIDER_NAMES } from "./sign-in-providers.ts";

export const WRONG_CREDENTIALS = "Invalid email or password.";

const SENTENCES = {
  unconfigured: (name: string) =>
    `${name} sign-in isn't available here. Please log in with your email and password.`,
  refused: (name: string) => `You canceled signing in with ${name}, so nothing was changed.`,
  expired: (name: string) =>
    `Signing in with ${name} took too long or was opened twice. Please try again.`,
  unavailable: (name: string) => `We couldn't reach ${name}. Please try again in a moment.`,
  unverified: (name: string) =>
    `${name} hasn't verified that email address yet, so you can't sign in with it here.`,
  unusable: (name: string) =>
    `We can't send email to your ${name} account's address. Please create an account with another email address.`,
  other: (name: string) =>
    `A different ${name} account is already linked to this email address. Please sign in with that one.`,
  unaccepted: (name: string) =>
    `Someone added this email address to their account here, and it hasn't been confirmed as yours. Until it is, please log in with the password you were given instead of ${name}.`,
} as const;

export type SignInFailure = keyof typeof SENTENCES;

/** Returns the `?error=` value for the login screen. */
export function signInError(provider: Provider, failure: SignInFailure): string {
  return failure === "unconfigured" ? provider : `${provider}-${failure}`;
}

const MESSAGES = new Map(
  Object.entries(PROVIDER_NAMES).flatMap(([provider, name]) =>
    Object.entries(SENTENCES).map(
      ([failure, sentence]) =>
        [signInError(provider as Provider, failure as SignInFailure), sentence(name)] as const,
    ),
  ),
);

export function signInErrorMessage(error: string | undefined): string | null {
  return MESSAGES.get(error ?? "") ?? null;
}
