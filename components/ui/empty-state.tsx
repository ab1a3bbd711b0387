import type { ComponentProps, ReactNode } from "react";
import { cn } from "#lib/utils.ts";
import { Button } from "./button.tsx";
import { Link } from "./link.tsx";

export function EmptyState({
  picture,
  title,
  description,
  action,
  className,
}: {
  picture?: ReactNode;
  title?: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={cn(
        "flex flex-col items-center gap-4 rounded-xl border border-dashed bg-card px-6 py-10 text-center sm:py-14",
        className,
      )}
    >
      {picture ? <div aria-hidden>{picture}</div> : null}
      <div className="flex max-w-md flex-col gap-1.5">
        {title ? <p className="font-display text-xl leading-7">{title}</p> : null}
        {description ? <p className="leading-7 text-muted-foreground">{description}</p> : null}
      </div>
      {action}
    </div>
  );
}

export function EmptyStateWithLink({
  href,
  label,
  ...props
}: Omit<ComponentProps<typeof EmptyState>, "action"> & { href: string; label: string }) {
  return (
    <EmptyState
      {...props}
      action={
        <Button asChild>
          <Link href={href}>{label}</Link>
        </Button>
      }
    />
  );
}
