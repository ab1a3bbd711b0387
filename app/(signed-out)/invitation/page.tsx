import { InvitationScreen } from "#components/auth/link-screens.tsx";

export const metadata = { title: "Accept your invitation" };

export default InvitationScreen;
