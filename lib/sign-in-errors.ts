import { type Provider, PROVIDER_NAMES } from "./sign-in-providers.ts";

const SENTENCES = {
  unconfigured: (name: string) =>
    `${name} sign-in is not available here. Please log in with your email and password.`,
  refused: (name: string) => `You stopped the sign-in at ${name}, so nothing was changed.`,
  expired: (name: string) =>
    `The sign-in with ${name} took too long or was opened twice. Please try again.`,
  unavailable: (name: string) =>
    `${name} can't be reached right now. Please try again in a moment.`,
  unverified: (name: string) =>
    `${name} has not verified that email address yet, so it can't be used to sign in here.`,
  unusable: (name: string) =>
    `We can't send email to the address of your ${name} account. Please create an account with another email address.`,
  other: (name: string) =>
    `Another ${name} account is linked to this email address already. Please sign in with that one.`,
  unaccepted: (name: string) =>
    `Someone has added this email address to their account here, and nobody has confirmed yet that it is yours. Until then, ${name} can't sign you in: please log in with the password that you were given.`,
} as const;

export type SignInFailure = keyof typeof SENTENCES;

/** The value of `?error=` with which the login screen says what happened. */
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
