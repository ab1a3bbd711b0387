import { CreateAccountScreen } from "#components/auth/create-account-screen.tsx";
import { configuredProviders } from "#http/identity-providers.ts";
import { TITLES } from "#lib/screens.ts";

export const metadata = { title: TITLES["/create-account"] };

export default function CreateAccountPage() {
  return <CreateAccountScreen providers={configuredProviders()} />;
}
