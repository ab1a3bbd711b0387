import { ForgotPasswordScreen } from "#components/auth/forgot-password-screen.tsx";

export const metadata = { title: "Forgot your password?" };

export default ForgotPasswordScreen;
