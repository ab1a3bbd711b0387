import { NotFound } from "#components/layout/not-found.tsx";
import { TITLES } from "#lib/screens.ts";

export const metadata = { title: TITLES["/not-found"] };

export default function NotFoundPage() {
  return (
    <main>
      <NotFound />
    </main>
  );
}
