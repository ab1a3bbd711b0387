import { RestoreEmailScreen } from "#components/auth/link-screens.tsx";

export const metadata = { title: "Put your address back" };

export default RestoreEmailScreen;
