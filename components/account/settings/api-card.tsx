import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";

export function ApiCard() {
  return (
    <TitledCard title="API" description="Connect your own software to Porchlight.">
      <Button asChild variant="outline">
        <Link href="/settings/api">Go to API and webhooks</Link>
      </Button>
    </TitledCard>
  );
}
