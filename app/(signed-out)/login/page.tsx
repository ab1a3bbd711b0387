import { LoginScreen } from "#components/auth/login-screen.tsx";
import { configuredProviders } from "#http/identity-providers.ts";
import { isCodePending } from "#http/session.ts";

export const metadata = { title: "Log in" };

type Props = { searchParams: Promise<{ error?: string | string[] }> };

export default async function LoginPage({ searchParams }: Props) {
  const { error } = await searchParams;
  return (
    <LoginScreen
      error={typeof error === "string" ? error : undefined}
      providers={configuredProviders()}
      awaitsCode={await isCodePending()}
    />
  );
}
