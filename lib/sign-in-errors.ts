/** What the login screen says when a sign-in through Google came to nothing, by `/?error=…`. */
export const SIGN_IN_ERRORS = {
  google: "Google sign-in is not available here. Please log in with your email and password.",
  "google-refused": "You stopped the sign-in at Google, so nothing was changed.",
  "google-expired": "The sign-in with Google took too long or was opened twice. Please try again.",
  "google-unavailable": "Google can't be reached right now. Please try again in a moment.",
  "google-unverified":
    "Google has not verified that email address yet, so it can't be used to sign in here.",
  "google-other":
    "Another Google account is linked to this email address already. Please sign in with that one.",
} as const;

export type SignInError = keyof typeof SIGN_IN_ERRORS;

/** The sentence for the value of `?error=`; null for none, and for one that we never send. */
export function signInErrorMessage(error: string | undefined): string | null {
  return error !== undefined && Object.hasOwn(SIGN_IN_ERRORS, error)
    ? SIGN_IN_ERRORS[error as SignInError]
    : null;
}
