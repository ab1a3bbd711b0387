import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";

/** The way to what programs may do for the person. */
export function ApiCard() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>API</CardTitle>
        <CardDescription>
          For programs of your own that read or change what you keep here.
        </CardDescription>
      </CardHeader>
      <CardContent>
        <Button asChild variant="outline">
          <Link href="/settings/api">Go to the API</Link>
        </Button>
      </CardContent>
    </Card>
  );
}
