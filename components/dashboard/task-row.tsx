import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { cn } from "#lib/utils.ts";

/** An item of a list: what to do, why, and where. */
export function TaskRow({
  title,
  text,
  action,
  href,
  className,
}: {
  title: string;
  text: string;
  action: string;
  href: string;
  className?: string;
}) {
  return (
    <li
      className={cn(
        "flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6",
        className,
      )}
    >
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-base leading-6 font-medium">{title}</h3>
        <p className="max-w-prose leading-6 wrap-anywhere text-muted-foreground">{text}</p>
      </div>
      <Button asChild variant="outline" className="shrink-0">
        <Link href={href}>{action}</Link>
      </Button>
    </li>
  );
}
