"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { navigateTo } from "#components/ui/navigate.ts";
import { ApiError } from "#lib/api/client.ts";

/** Leaves for the login if the session has ended elsewhere. Drafts stay in this tab. */
function leaveWhenSignedOut(error: Error) {
  if (error instanceof ApiError && error.status === 401) navigateTo("/");
}

function createQueryClient(onError: ((error: Error) => void) | undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // `always` makes calls fail immediately without a network instead of waiting for one.
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

export function QueryProvider({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const [client] = useState(() => createQueryClient(signedIn ? leaveWhenSignedOut : undefined));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
