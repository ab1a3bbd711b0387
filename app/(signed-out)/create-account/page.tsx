import { CreateAccountScreen } from "#components/auth/create-account-screen.tsx";
import { configuredProviders } from "#http/identity-providers.ts";

export const metadata = { title: "Create your account" };

export default function CreateAccountPage() {
  return <CreateAccountScreen providers={configuredProviders()} />;
}
