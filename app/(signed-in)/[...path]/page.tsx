import { notFound } from "next/navigation";

export const metadata = { title: "Page not found" };

/** Every path that is no screen, for a signed-in person. */
export default function UnknownPath() {
  notFound();
}
