import { VerifyEmailScreen } from "#components/auth/link-screens.tsx";
import { TITLES } from "#lib/screens.ts";

export const metadata = { title: TITLES["/verify-email"] };

export default VerifyEmailScreen;
