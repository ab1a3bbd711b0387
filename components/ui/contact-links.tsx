import { Mail, Phone } from "lucide";
import { dialLink, formatPhone } from "#lib/us/phone.ts";
import { Button } from "./button.tsx";
import { EmailText } from "./email-text.tsx";
import { Icon } from "./icon.tsx";

/** @param props.subject the email's subject */
export function ContactLinks({
  email,
  phone,
  subject,
}: {
  email: string | null;
  phone: string | null;
  subject?: string;
}) {
  const dial = phone && dialLink(phone);
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {email ? (
        <Button
          asChild
          variant="link"
          size="inline"
          className="max-w-full shrink text-left wrap-anywhere whitespace-normal"
        >
          <a href={`mailto:${encodeURIComponent(email)}${query}`}>
            <Icon node={Mail} />
            <EmailText>{email}</EmailText>
          </a>
        </Button>
      ) : null}
      {phone && dial ? (
        <Button asChild variant="link" size="inline">
          <a href={dial}>
            <Icon node={Phone} />
            {formatPhone(phone)}
          </a>
        </Button>
      ) : null}
    </div>
  );
}
