"use client";

import { queryOptions } from "@tanstack/react-query";
import { api, apiOrNull } from "#lib/api/client.ts";
import { keyOf } from "#lib/contract/call.ts";

// A save puts its answer into the cache of its own query (`setQueryData`) and reads that again only
// if the answer lacks a part. It invalidates only other queries that depend on it, and calls
// `router.refresh()` only for what the server alone renders.

const DELIVERY_LOOK_MS = 2_000;
const isOnItsWay = ({ state, attempts }: { state: string; attempts: number }) =>
  state === "sending" || (state === "waiting" && attempts === 0);

export const currentUser = queryOptions({
  queryKey: keyOf("GET /api/auth/user"),
  queryFn: () => api("GET /api/auth/user"),
});

export const profile = queryOptions({
  queryKey: keyOf("GET /api/profile"),
  queryFn: () => apiOrNull("GET /api/profile"),
});

export const settings = queryOptions({
  queryKey: keyOf("GET /api/settings"),
  queryFn: () => apiOrNull("GET /api/settings"),
});

export const members = queryOptions({
  queryKey: keyOf("GET /api/users"),
  queryFn: () => api("GET /api/users"),
});

export const invitations = queryOptions({
  queryKey: keyOf("GET /api/invitations"),
  queryFn: () => api("GET /api/invitations"),
});

// People usually confirm in another window, from a link in an email.
export const emailAddress = queryOptions({
  queryKey: keyOf("GET /api/email-address"),
  queryFn: () => api("GET /api/email-address"),
  refetchOnWindowFocus: "always",
});

export const sessions = queryOptions({
  queryKey: keyOf("GET /api/sessions"),
  queryFn: () => api("GET /api/sessions"),
});

// The Admin may request it, or keep the account, in another window.
export const accountDeletion = queryOptions({
  queryKey: keyOf("GET /api/account-deletion"),
  queryFn: () => api("GET /api/account-deletion"),
  refetchOnWindowFocus: "always",
});

export const accountContents = queryOptions({
  queryKey: keyOf("GET /api/account-deletion/contents"),
  queryFn: () => api("GET /api/account-deletion/contents"),
  staleTime: 0,
});

export const apiTokens = queryOptions({
  queryKey: keyOf("GET /api/tokens"),
  queryFn: () => api("GET /api/tokens"),
});

export const webhooks = queryOptions({
  queryKey: keyOf("GET /api/webhooks"),
  queryFn: () => api("GET /api/webhooks"),
});

export const webhookDeliveries = (webhookId: string) =>
  queryOptions({
    queryKey: keyOf("GET /api/webhooks/{webhookId}/deliveries", { webhookId }),
    queryFn: () => api("GET /api/webhooks/{webhookId}/deliveries", { params: { webhookId } }),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(isOnItsWay) ? DELIVERY_LOOK_MS : false,
  });

export const secondFactor = queryOptions({
  queryKey: keyOf("GET /api/second-factor"),
  queryFn: () => api("GET /api/second-factor"),
});

export const plans = queryOptions({
  queryKey: keyOf("GET /api/plans"),
  queryFn: () => api("GET /api/plans"),
});

export const subscription = queryOptions({
  queryKey: keyOf("GET /api/subscription"),
  queryFn: () => apiOrNull("GET /api/subscription"),
});

// Another tab, or the payment provider, may have changed it.
export const billing = queryOptions({
  queryKey: keyOf("GET /api/billing"),
  queryFn: () => api("GET /api/billing"),
  refetchOnWindowFocus: "always",
});

export const property = queryOptions({
  queryKey: keyOf("GET /api/property"),
  queryFn: () => apiOrNull("GET /api/property"),
});

export const latestProperty = queryOptions({
  queryKey: keyOf("GET /api/properties/latest"),
  queryFn: () => apiOrNull("GET /api/properties/latest"),
});

export const typicalSizes = queryOptions({
  queryKey: keyOf("GET /api/property/typical-sizes"),
  queryFn: () => api("GET /api/property/typical-sizes"),
});

export const valuation = queryOptions({
  queryKey: keyOf("GET /api/valuation"),
  queryFn: () => api("GET /api/valuation"),
  retry: 2,
  staleTime: 5 * 60_000,
});

export const ownSales = queryOptions({
  queryKey: keyOf("GET /api/property/own-sales"),
  queryFn: () => api("GET /api/property/own-sales"),
});

export const lastSale = queryOptions({
  queryKey: keyOf("GET /api/property/last-sale"),
  queryFn: () => api("GET /api/property/last-sale"),
});

export const askingPrice = queryOptions({
  queryKey: keyOf("GET /api/asking-price"),
  queryFn: () => api("GET /api/asking-price"),
});

export const priceCheckup = queryOptions({
  queryKey: keyOf("GET /api/price-checkup"),
  queryFn: () => api("GET /api/price-checkup"),
});

export const netProceeds = queryOptions({
  queryKey: keyOf("GET /api/net-proceeds"),
  queryFn: () => apiOrNull("GET /api/net-proceeds"),
});

export const offers = queryOptions({
  queryKey: keyOf("GET /api/offers"),
  queryFn: () => api("GET /api/offers"),
});

export const contacts = queryOptions({
  queryKey: keyOf("GET /api/contacts"),
  queryFn: () => api("GET /api/contacts"),
});

export const photos = queryOptions({
  queryKey: keyOf("GET /api/photos"),
  queryFn: () => api("GET /api/photos"),
});

export const documents = queryOptions({
  queryKey: keyOf("GET /api/documents"),
  queryFn: () => api("GET /api/documents"),
});

export const inventory = queryOptions({
  queryKey: keyOf("GET /api/inventory"),
  queryFn: () => api("GET /api/inventory"),
});

// Other tabs, other members and buyers change the listing.
export const listing = queryOptions({
  queryKey: keyOf("GET /api/listing"),
  queryFn: () => api("GET /api/listing"),
  refetchOnWindowFocus: "always",
});

// Many other screens change what it compares.
export const contradictions = queryOptions({
  queryKey: keyOf("GET /api/listing/contradictions"),
  queryFn: () => api("GET /api/listing/contradictions"),
  refetchOnWindowFocus: "always",
});

export const calendarFeed = queryOptions({
  queryKey: keyOf("GET /api/calendar-feed"),
  queryFn: () => api("GET /api/calendar-feed"),
});

export const busyCalendar = queryOptions({
  queryKey: keyOf("GET /api/busy-calendar"),
  queryFn: () => api("GET /api/busy-calendar"),
});

// Visitors sign in at the door in the meantime.
export const openHouses = queryOptions({
  queryKey: keyOf("GET /api/listing/open-houses"),
  queryFn: () => api("GET /api/listing/open-houses"),
  refetchOnWindowFocus: "always",
});

export const openHouseVisitors = (openHouseId: string) =>
  queryOptions({
    queryKey: keyOf("GET /api/listing/open-houses/{openHouseId}/visitors", { openHouseId }),
    queryFn: () =>
      api("GET /api/listing/open-houses/{openHouseId}/visitors", { params: { openHouseId } }),
    refetchOnWindowFocus: "always",
    staleTime: 0,
  });

export const templates = queryOptions({
  queryKey: keyOf("GET /api/templates"),
  queryFn: () => apiOrNull("GET /api/templates"),
  // Other screens change what templates show. If there is no home, the page has just said so.
  staleTime: ({ state }) => (state.data === null ? Infinity : 0),
});

export const inquiries = queryOptions({
  queryKey: keyOf("GET /api/inquiries"),
  queryFn: () => api("GET /api/inquiries"),
  refetchOnWindowFocus: "always",
});

/** Filled in by the layout, read again when there are new notifications. */
export const unreadInquiries = queryOptions({
  queryKey: keyOf("GET /api/inquiries/unread"),
  queryFn: () => api("GET /api/inquiries/unread"),
});

// The buyer may write meanwhile.
export const conversation = (inquiryId: string) =>
  queryOptions({
    queryKey: keyOf("GET /api/inquiries/{inquiryId}", { inquiryId }),
    queryFn: () => apiOrNull("GET /api/inquiries/{inquiryId}", { params: { inquiryId } }),
    refetchOnWindowFocus: "always",
  });

export const savedReplies = queryOptions({
  queryKey: keyOf("GET /api/saved-replies"),
  queryFn: () => api("GET /api/saved-replies"),
});

// The server runs automations in the background.
export const automations = queryOptions({
  queryKey: keyOf("GET /api/automations"),
  queryFn: () => api("GET /api/automations"),
  staleTime: 0,
  refetchOnWindowFocus: "always",
});

// Both depend on more than this browser's changes, so read them each time they are shown.
export const traffic = queryOptions({
  queryKey: keyOf("GET /api/listing/traffic"),
  queryFn: () => api("GET /api/listing/traffic"),
  staleTime: 0,
});

export const exportReview = queryOptions({
  queryKey: keyOf("GET /api/listing/export/review"),
  queryFn: () => apiOrNull("GET /api/listing/export/review"),
  staleTime: 0,
});

export const stepCompletions = queryOptions({
  queryKey: keyOf("GET /api/steps/completions"),
  queryFn: () => api("GET /api/steps/completions"),
});

export const stepCosts = queryOptions({
  queryKey: keyOf("GET /api/steps/costs"),
  queryFn: () => api("GET /api/steps/costs"),
});

export const contractorTypes = queryOptions({
  queryKey: keyOf("GET /api/contractor-types"),
  queryFn: () => api("GET /api/contractor-types"),
});

export const contractorsNear = (userId: string) =>
  queryOptions({
    queryKey: keyOf("GET /api/contractors/by-location/{userId}", { userId }),
    queryFn: () => api("GET /api/contractors/by-location/{userId}", { params: { userId } }),
    enabled: userId !== "",
  });

export const mailChoices = queryOptions({
  queryKey: keyOf("GET /api/mail-choices"),
  queryFn: () => api("GET /api/mail-choices"),
});
/** Whether a city is known in a state, by state code. This doesn't change. */
export const place = (city: string, state: string) =>
  queryOptions({
    queryKey: [...keyOf("GET /api/places"), city, state],
    queryFn: ({ signal }) => api("GET /api/places", { query: { city, state }, signal }),
    staleTime: Infinity,
  });

/** Kept only briefly, because results change with everything else. */
export const searchFor = (q: string) =>
  queryOptions({
    queryKey: [...keyOf("GET /api/search"), q],
    queryFn: ({ signal }) => api("GET /api/search", { query: { q }, signal }),
    staleTime: 0,
    gcTime: 60_000,
  });

// Buyers choose and change their times in the meantime.
export const scheduling = queryOptions({
  queryKey: keyOf("GET /api/showings"),
  queryFn: () => apiOrNull("GET /api/showings"),
  refetchOnWindowFocus: "always",
});

export const freeShowingTimes = queryOptions({
  queryKey: keyOf("GET /api/showings/free-times"),
  queryFn: () => api("GET /api/showings/free-times"),
  staleTime: 0,
});

// Depends on everything that any member does.
export const dashboard = queryOptions({
  queryKey: keyOf("GET /api/dashboard"),
  queryFn: () => api("GET /api/dashboard"),
  refetchOnWindowFocus: "always",
});
