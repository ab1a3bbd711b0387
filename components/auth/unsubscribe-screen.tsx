"use client";

import { useMutation } from "@tanstack/react-query";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { api, errorMessage } from "#lib/api/client.ts";
import { AuthPanel } from "./auth-panel.tsx";
import { GO_TO_PORCHLIGHT, HomeLink, readSecret } from "./mailed-link.tsx";

const MAILS = {
  inquiries: "emails about messages and showings",
  activity: "emails about activity on your account",
  open_house: "emails from the seller whose open house you attended",
  follower: "emails about this home",
} as const;

type Done = { reason: keyof typeof MAILS; wanted: boolean };

const describe = ({ reason, wanted }: Done) =>
  wanted ? `You'll get ${MAILS[reason]} again.` : `You won't get ${MAILS[reason]} anymore.`;

/** Opening the link changes nothing, only the button does. */
export function UnsubscribeScreen() {
  const choice = useMutation({
    mutationFn: async (wanted: boolean): Promise<Done> => {
      const body = { secret: readSecret(), wanted };
      return { ...(await api("POST /api/unsubscribe", { body })), wanted };
    },
  });
  const isEnded = choice.data?.wanted === false;
  const reason = choice.data?.reason;
  const stillComes =
    reason === "open_house" || reason === "follower"
      ? "You can still contact the seller."
      : "You'll still get emails about your account itself, such as a failed payment.";
  return (
    <AuthPanel title="Email preferences">
      <Banner
        tone="success"
        message={choice.data ? describe(choice.data) : null}
        hideAfter={null}
      />
      <Banner
        tone="error"
        message={choice.error ? errorMessage(choice.error) : null}
        hideAfter={null}
      />
      <p className="leading-7 text-muted-foreground">
        {isEnded ? stillComes : "Stop getting emails like the one you just opened."}
      </p>
      <Button
        size="lg"
        variant={isEnded ? "outline" : "primary"}
        className="w-full"
        pending={choice.isPending}
        pendingLabel="One moment..."
        onClick={() => choice.mutate(isEnded)}
      >
        {isEnded ? "Subscribe again" : "Unsubscribe"}
      </Button>
      <HomeLink>{GO_TO_PORCHLIGHT}</HomeLink>
    </AuthPanel>
  );
}
