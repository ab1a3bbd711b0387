import { ResetPasswordScreen } from "#components/auth/link-screens.tsx";

export const metadata = { title: "Set a new password" };

export default ResetPasswordScreen;
