import { ForgotPasswordScreen } from "#components/auth/forgot-password-screen.tsx";
import { TITLES } from "#lib/screens.ts";

export const metadata = { title: TITLES["/forgot-password"] };

export default ForgotPasswordScreen;
