import "server-only";
import { env } from "#server/env.ts";

export interface AccountManager {
  name: string;
  email: string;
  phone: string | null;
}

/** Whom the operator has named for those whose plan has an account manager; null where nobody is. */
export function accountManager(): AccountManager | null {
  const { ACCOUNT_MANAGER_NAME: name, ACCOUNT_MANAGER_EMAIL: email } = env();
  return name && email ? { name, email, phone: env().ACCOUNT_MANAGER_PHONE ?? null } : null;
}
