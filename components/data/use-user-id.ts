"use client";

import { useQueryClient } from "@tanstack/react-query";
import { keyOf } from "#lib/contract/call.ts";
import type { UserView } from "#lib/schemas/account.ts";

const KEY = keyOf("GET /api/auth/user");

/** Returns the logged-in person's id, which the layout sent; otherwise "". */
export function useUserId(): string {
  return useQueryClient().getQueryData<UserView>(KEY)?.id ?? "";
}
