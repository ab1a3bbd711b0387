import "server-only";
import { env } from "#server/env.ts";

export interface AccountManager {
  name: string;
  email: string;
  phone: string | null;
}

/** Returns the configured account manager; null if there is none. */
export function accountManager(): AccountManager | null {
  const { ACCOUNT_MANAGER_NAME: name, ACCOUNT_MANAGER_EMAIL: email } = env();
  return name && email ? { name, email, phone: env().ACCOUNT_MANAGER_PHONE ?? null } : null;
}
