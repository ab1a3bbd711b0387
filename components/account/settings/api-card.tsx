import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";

/** The way to what programs may do for the person. */
export function ApiCard() {
  return (
    <TitledCard
      title="API"
      description="For programs of your own that read or change what you keep here."
    >
      <Button asChild variant="outline">
        <Link href="/settings/api">Go to the API</Link>
      </Button>
    </TitledCard>
  );
}
