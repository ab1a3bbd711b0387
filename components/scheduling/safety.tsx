import { Card, CardContent } from "#components/ui/card.tsx";
import { SummaryRow } from "#components/ui/summary-row.tsx";

const ADVICE = [
  "Have another adult at home, or tell someone who is coming and when you'll call afterward.",
  "Show the home in daylight and by appointment. Get a name and phone number first.",
  "Let visitors walk ahead of you, and stay near an exit. Let them look at the attic, basement and closets on their own.",
  "Put away medicine, jewelry, mail, keys, weapons, passwords and small devices. Lock your screens.",
  "Take pets and children out of the house. Leave the doors unlocked so you can get out.",
  "Check windows and doors after each showing.",
  "If you have cameras, say so at the door. In many states, recording what people say without asking is illegal.",
  "Never send money, codes or account numbers because an email asks for them.",
];

/** The sources are in docs/scheduling.md. */
export function Safety() {
  return (
    <Card>
      <CardContent className="py-0">
        <details className="group">
          <SummaryRow className="py-4 font-semibold">Safety tips for showing your home</SummaryRow>
          <ul className="list-disc space-y-2 pb-5 pl-5 leading-6">
            {ADVICE.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </details>
      </CardContent>
    </Card>
  );
}
