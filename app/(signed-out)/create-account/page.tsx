import { notFound } from "next/navigation";
import { CreateAccountScreen } from "#components/auth/create-account-screen.tsx";
import { configuredProviders } from "#http/identity-providers.ts";
import { getUser } from "#http/session.ts";

export const metadata = { title: "Create your account" };

export default async function CreateAccountPage() {
  if (await getUser()) notFound();
  return <CreateAccountScreen providers={configuredProviders()} />;
}
