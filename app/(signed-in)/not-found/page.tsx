import { notFound } from "next/navigation";
import { TITLES } from "#lib/screens.ts";

export const metadata = { title: TITLES["/not-found"] };

export default function UnknownPathPage() {
  notFound();
}
