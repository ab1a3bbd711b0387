import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

export function LoadingCard() {
  return (
    <Card className="gap-5 p-5 sm:p-7">
      <p role="status" className="text-muted-foreground">
        Loading...
      </p>
      <Skeleton className="h-6 w-48 max-w-full" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11 w-2/3" />
    </Card>
  );
}
