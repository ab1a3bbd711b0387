"use client";

import { useQueryClient } from "@tanstack/react-query";
import { keyOf } from "#lib/contract/call.ts";
import type { UserView } from "#lib/schemas/account.ts";

const KEY = keyOf("GET /api/auth/user");

/** The id of the signed-in person, which the signed-in layout has sent along; else "". */
export function useUserId(): string {
  return useQueryClient().getQueryData<UserView>(KEY)?.id ?? "";
}
