import { DeleteAccountScreen } from "#components/auth/link-screens.tsx";
import { TITLES } from "#lib/screens.ts";

export const metadata = { title: TITLES["/delete-account"] };

export default DeleteAccountScreen;
