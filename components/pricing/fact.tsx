import type { ReactNode } from "react";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { NOT_AVAILABLE } from "#lib/format.ts";
import { cn } from "#lib/utils.ts";

/** Renders a name and its value in a description list; an unknown value is muted. */
export function Fact({
  label,
  value,
  className,
  valueClassName,
  children,
}: {
  label: string;
  value: string;
  className?: string;
  valueClassName?: string;
  /** More `<dd>` elements for the value. */
  children?: ReactNode;
}) {
  return (
    <div className={cn("flex min-w-0 flex-col gap-1", className)}>
      <dt className="text-sm leading-5 text-muted-foreground">{label}</dt>
      <dd
        className={cn(
          "text-lg leading-7 font-medium figures wrap-anywhere",
          valueClassName,
          value === NOT_AVAILABLE && "text-muted-foreground",
        )}
      >
        {value}
      </dd>
      {children}
    </div>
  );
}

export function FactCard({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Card className={className}>
      <CardHeader>
        <CardTitle className="text-lg">{title}</CardTitle>
      </CardHeader>
      <CardContent className="flex-1 pt-3 sm:pt-4">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-1 sm:gap-y-4">{children}</dl>
      </CardContent>
    </Card>
  );
}
