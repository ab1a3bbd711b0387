import { FolderClosed, LayoutDashboard } from "lucide";
import { usePathname } from "next/navigation";

import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { normalizePath } from "#lib/routes.ts";
import { cn } from "#lib/utils.ts";

const classes =
  "inline-flex min-h-10 items-center gap-2.5 rounded-lg px-3 text-md font-medium [--icon-size:1.125rem]";

const PLACES = [
  { href: "/dashboard", label: "Dashboard", icon: LayoutDashboard },
  { href: "/documents", label: "Documents", icon: FolderClosed },
] as const;

/**
 * Screens outside the steps of a sale.
 * @param onNavigate called when a link is followed, so that a sheet can close
 */
export function Places({ className, onNavigate }: { className?: string; onNavigate?: () => void }) {
  const path = normalizePath(usePathname());
  return (
    <div className={cn("flex", className)}>
      {PLACES.map(({ href, label, icon }) => {
        const isCurrent = path === href || path.startsWith(`${href}/`);
        return (
          <Link
            key={href}
            href={href}
            aria-current={isCurrent ? "page" : undefined}
            onClick={onNavigate}
            className={cn(
              classes,
              isCurrent ? "bg-primary-soft text-primary" : "hover:bg-secondary",
            )}
          >
            <Icon node={icon} />
            {label}
          </Link>
        );
      })}
    </div>
  );
}
