import "server-only";
import { AppError } from "#lib/errors.ts";
import { findCommonPassword } from "#server/common-password.ts";

const COMMON_PASSWORD_MESSAGES = {
  common: "That password is too common. Please choose another.",
  own: "That password is too similar to your email address or to the name Porchlight. Please choose another.",
};

/**
 * Rejects common passwords. A password can follow all five rules and still be easily guessed.
 * @throws AppError `bad_request`, on the field
 */
export async function assertPasswordNotCommon(
  field: string,
  password: string,
  email: string,
): Promise<void> {
  const guess = await findCommonPassword(password, email);
  if (guess)
    throw new AppError("bad_request", COMMON_PASSWORD_MESSAGES[guess], {
      fields: { [field]: COMMON_PASSWORD_MESSAGES[guess] },
    });
}
