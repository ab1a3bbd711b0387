import { NotFound } from "#components/layout/not-found.tsx";
import { getUser } from "#http/session.ts";
import { SignedInFrame } from "./signed-in-frame.tsx";

export const metadata = { title: "Page not found" };

export default async function NotFoundPage() {
  const user = await getUser();
  if (!user) {
    return (
      <main>
        <NotFound />
      </main>
    );
  }
  return (
    <SignedInFrame user={user}>
      <NotFound />
    </SignedInFrame>
  );
}
