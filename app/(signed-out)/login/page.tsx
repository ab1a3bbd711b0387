import { PrerenderedLogin } from "#components/auth/prerendered-screens.tsx";

export const metadata = { title: "Log in" };
export const dynamic = "error";

export default PrerenderedLogin;
