import { Link } from "./link.tsx";

export const ConfirmFirst = ({ what = "follow-ups" }: { what?: "follow-ups" | "invitations" }) => (
  <span>
    <Link href="/security" className="font-medium underline underline-offset-4">
      Confirm your email
    </Link>{" "}
    to send {what}.
  </span>
);
