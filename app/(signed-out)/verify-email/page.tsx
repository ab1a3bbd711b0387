import { VerifyEmailScreen } from "#components/auth/link-screens.tsx";

export const metadata = { title: "Confirm your email address" };

export default VerifyEmailScreen;
