import { UnsubscribeScreen } from "#components/auth/unsubscribe-screen.tsx";

export const metadata = { title: "Mails from Porchlight" };

export default UnsubscribeScreen;
