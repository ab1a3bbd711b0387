import { ResetPasswordScreen } from "#components/auth/link-screens.tsx";
import { TITLES } from "#lib/screens.ts";

export const metadata = { title: TITLES["/reset-password"] };

export default ResetPasswordScreen;
