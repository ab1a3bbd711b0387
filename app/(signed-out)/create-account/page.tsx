import { PrerenderedCreateAccount } from "#components/auth/prerendered-screens.tsx";

export const metadata = { title: "Create your account" };
export const dynamic = "error";

export default PrerenderedCreateAccount;
