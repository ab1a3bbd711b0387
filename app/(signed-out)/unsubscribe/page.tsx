import { UnsubscribeScreen } from "#components/auth/unsubscribe-screen.tsx";

export const metadata = { title: "Email preferences" };

export default UnsubscribeScreen;
