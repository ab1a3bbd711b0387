import { screen, within } from "@testing-library/react";
import type { SubscriptionView } from "#lib/schemas/billing.ts";
import type { Member } from "#lib/schemas/users.ts";
import { ADMIN, BEN, CAM } from "#tests/members.ts";
import { renderScreen } from "#tests/screen.tsx";
import { UsersScreen } from "#components/account/users/users-screen.tsx";

export const plan = (planName: string): SubscriptionView => ({
  planName,
  planCost: 99,
  expirationDate: "2030-01-01T00:00:00.000Z",
});

type Options = {
  members?: Member[];
  invited?: Member[];
  subscription?: SubscriptionView | null;
  viewer?: Member;
  isConfirmed?: boolean;
};

/** Shows the screen with these users and this plan, which include additional users unless changed. */
export function openUsers({
  members = [ADMIN, BEN, CAM],
  invited = [],
  subscription = plan("Basic"),
  viewer = ADMIN,
  isConfirmed = true,
}: Options = {}) {
  const { id, email, profileName: name, parentUserId } = viewer;
  return renderScreen(<UsersScreen />, {
    "/api/auth/user": { id, email, name, parentUserId, authProvider: "email" },
    "/api/users": members,
    "/api/email-address": { email, isConfirmed, awaited: null, canBeMailed: true },
    "/api/invitations": invited.map(({ id: userId }) => ({ userId })),
    "/api/subscription": subscription,
  });
}

/** Returns each user's row: lines about the person, access, and names of buttons. */
export function rows() {
  const [, ...body] = screen.getAllByRole("row");
  return body.map((row) => {
    const [person, access, actions] = within(row).getAllByRole("cell");
    return [
      [...(person?.children ?? [])].map((line) => line.textContent),
      access?.textContent,
      [...(actions?.querySelectorAll("button") ?? [])].map((button) => button.ariaLabel),
    ];
  });
}
