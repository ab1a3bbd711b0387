import { RestoreEmailScreen } from "#components/auth/link-screens.tsx";
import { TITLES } from "#lib/screens.ts";

export const metadata = { title: TITLES["/restore-email"] };

export default RestoreEmailScreen;
