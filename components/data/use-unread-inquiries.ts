"use client";

import { useQuery } from "@tanstack/react-query";
import { unreadInquiries } from "./queries.ts";

/** Returns how many conversations with buyers no one of the account has read, as far as it is known. */
export const useUnreadInquiries = (): number =>
  useQuery({ ...unreadInquiries, enabled: false }).data?.unread ?? 0;
