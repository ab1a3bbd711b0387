import { Button } from "#components/ui/button.tsx";

/** Downloads an offer and its turns as JSON. */
export const ExportOffer = ({ offerId, name }: { offerId: string; name: string }) => (
  <Button variant="outline" asChild>
    <a href={`/api/offers/${offerId}/export`} download aria-label={`Export ${name} (JSON)`}>
      Export
    </a>
  </Button>
);
