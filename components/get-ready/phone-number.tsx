import { Phone } from "lucide";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { dialLink } from "#lib/us/phone.ts";

/** A phone number that dials, if it can be read as one. */
export function PhoneNumber({ number, of }: { number: string; of: string }) {
  const link = dialLink(number);
  if (!link) return <span className="figures">{number}</span>;
  return (
    <Button asChild variant="link" size="inline" className="min-h-8 gap-2.5 font-medium figures">
      <a href={link} aria-label={`Call ${of}: ${number}`}>
        <Icon node={Phone} />
        {number}
      </a>
    </Button>
  );
}
