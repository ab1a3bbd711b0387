import { DisclosureCard } from "#components/ui/disclosure-card.tsx";
import { licenseOffice } from "#lib/hiring/license-offices.ts";
import { STATE_NAMES, stateCodeOf } from "#lib/us/states.ts";
import { OutsideLink } from "./outside-link.tsx";

const RULES = [
  "For a larger job, get written bids from three people. Compare what each one includes.",
  "Ask for a license, proof of insurance and two recent references. Call the insurer and the references.",
  "Put the work, the price, the dates and the payments in a contract.",
  "Pay in steps as the work is done. Don't pay everything up front, and don't pay cash.",
];

/**
 * What to check before hiring anyone, and where to check a license.
 * @param state the state of the home, as it was entered
 */
export function BeforeYouHire({ state }: { state: string | null }) {
  const code = state === null ? null : stateCodeOf(state);
  const { name, url } = licenseOffice(code);
  return (
    <DisclosureCard title="Before you hire">
      <ul className="flex list-disc flex-col gap-1.5 pl-5 leading-7 marker:text-primary">
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>
          If your home was built before 1978, paid work that disturbs paint needs a lead-safe
          certified firm.{" "}
          <OutsideLink href="https://www.epa.gov/lead/find-lead-safe-certified-firm">
            Find one
          </OutsideLink>
        </li>
      </ul>
      <p className="text-sm text-muted-foreground">
        Source: Federal Trade Commission,{" "}
        <OutsideLink href="https://consumer.ftc.gov/articles/how-avoid-home-improvement-scam">
          home improvement scams
        </OutsideLink>
      </p>
      <div className="flex flex-col gap-1.5 border-t pt-5">
        <h3 className="text-base leading-6 font-semibold">
          {code ? `Check a license in ${STATE_NAMES[code]}` : "Check a license"}
        </h3>
        <p className="leading-7">
          Some states license every contractor, some only certain trades, and some leave it to
          cities and counties. Start here. If the trade isn&apos;t listed, ask your city or county.
        </p>
        <p className="leading-7">
          <OutsideLink href={url}>{name}</OutsideLink>
        </p>
      </div>
    </DisclosureCard>
  );
}
