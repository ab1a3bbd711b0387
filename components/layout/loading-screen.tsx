import { Skeleton } from "#components/ui/skeleton.tsx";

export function LoadingScreen({ message = "Loading..." }: { message?: string }) {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <p role="status" className="text-muted-foreground">
          {message}
        </p>
        <Skeleton className="h-9 w-64 max-w-full" />
      </div>
      <div aria-hidden className="flex flex-col gap-5 rounded-xl border bg-card p-5 sm:p-7">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-2/3" />
      </div>
    </div>
  );
}
