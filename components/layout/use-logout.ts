"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { clearStoredUploads } from "#components/data/uploads/stored-uploads.ts";
import { clearDrafts } from "#components/forms/drafts.ts";
import { api } from "#lib/api/client.ts";
import { navigateTo } from "#components/ui/navigate.ts";

/**
 * Logs the person out. Even if the call fails, it removes their data from the browser and loads
 * `/`.
 */
export function useLogout() {
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);

  async function logout() {
    setPending(true);
    try {
      await api("POST /api/logout");
    } catch (error) {
      console.warn("Logout failed", error);
    }
    queries.clear();
    clearDrafts();
    await clearStoredUploads();
    navigateTo("/");
  }

  return { logout, pending };
}
