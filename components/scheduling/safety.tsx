import { Card, CardContent } from "#components/ui/card.tsx";

const ADVICE = [
  "Have a second adult at home, or tell somebody who comes and when you will call them afterwards.",
  "Show the home by daylight, by appointment, and only after you know a name and a telephone number.",
  "Let visitors walk ahead, and stay near the way out. Let them see attic, cellar and closets by themselves.",
  "Put away medicine, jewelry, letters, keys, weapons, passwords and small devices; lock your screens.",
  "Take pets and children out of the house, and leave the doors unlocked so that you can get out.",
  "Check windows and doors after each visit.",
  "If you have cameras, say so at the door. In many states it is against the law to record what people say without asking.",
  "Never send money, codes or account numbers because somebody asks for them in a mail.",
];

/** For owners who show their home by themselves; its sources stand in docs/scheduling.md. */
export function Safety() {
  return (
    <Card>
      <CardContent className="py-0">
        <details className="group">
          <summary className="min-h-12 cursor-pointer py-4 font-semibold">
            Showing the home by yourself? Stay safe
          </summary>
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
