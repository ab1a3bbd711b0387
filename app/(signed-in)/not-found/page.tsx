import { notFound } from "next/navigation";

export const metadata = { title: "Page not found" };

/** Shows an unknown path inside the logged-in layout, with status 404. */
export default function UnknownPathPage() {
  notFound();
}
