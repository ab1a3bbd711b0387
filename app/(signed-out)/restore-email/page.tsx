import { RestoreEmailScreen } from "#components/auth/link-screens.tsx";

export const metadata = { title: "Restore your email address" };

export default RestoreEmailScreen;
