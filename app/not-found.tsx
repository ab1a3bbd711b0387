import { NotFound } from "#components/layout/not-found.tsx";

export const metadata = { title: "Page not found" };

export default function NotFoundPage() {
  return (
    <main>
      <NotFound />
    </main>
  );
}
