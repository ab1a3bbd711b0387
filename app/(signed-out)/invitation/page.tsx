import { InvitationScreen } from "#components/auth/link-screens.tsx";
import { TITLES } from "#lib/screens.ts";

export const metadata = { title: TITLES["/invitation"] };

export default InvitationScreen;
