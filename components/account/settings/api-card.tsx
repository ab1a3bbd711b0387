import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { ABOUT_API } from "#lib/fields/api-tokens.ts";

export function ApiCard() {
  return (
    <TitledCard title="API" description={ABOUT_API}>
      <Button asChild variant="outline">
        <Link href="/settings/api">Go to API and webhooks</Link>
      </Button>
    </TitledCard>
  );
}
