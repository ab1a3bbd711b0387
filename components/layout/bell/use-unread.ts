"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { NOTIFICATIONS_KEY, unreadNotifications } from "#components/data/notification-queries.ts";
import { unreadInquiries } from "#components/data/queries.ts";
import { useUserId } from "#components/data/use-user-id.ts";

// By then the page is usually loaded, drawn and idle.
const REST_MS = 3_000;

/** @returns a function that cancels it */
function onceAtRest(act: () => void): () => void {
  const timer = setTimeout(act, REST_MS);
  return () => clearTimeout(timer);
}

/** Returns the number of unread notifications, and a sentence when there are new ones. */
export function useUnread(): { unread: number; news: string } {
  const queries = useQueryClient();
  const userId = useUserId();
  const { data: unread = 0 } = useQuery({ ...unreadNotifications, enabled: false });
  const [news, setNews] = useState("");
  const take = useEffectEvent((count: number) => {
    if (count === unread) return;
    queries.setQueryData(unreadNotifications.queryKey, count);
    void queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
    void queries.prefetchQuery({ ...unreadInquiries, staleTime: 0 });
    if (count > unread)
      setNews(`You have ${count} unread ${count === 1 ? "notification" : "notifications"}.`);
  });
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | null = () => undefined;
    const cancel = onceAtRest(() => {
      // If it doesn't load, the bell updates when it is opened.
      import("./follow-unread.ts").then(
        ({ followUnread }) => {
          if (stop) stop = followUnread(userId, (count) => take(count));
        },
        () => undefined,
      );
    });
    return () => {
      cancel();
      stop?.();
      stop = null;
    };
  }, [userId]);
  return { unread, news };
}
