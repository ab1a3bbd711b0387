import { notFound } from "next/navigation";

export const metadata = { title: "Page not found" };

/** For a signed-in person at a path that is no screen: inside the frame, with status 404. */
export default function UnknownPathPage() {
  notFound();
}
