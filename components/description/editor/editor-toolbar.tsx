import {
  type IconNode,
  Bold,
  History,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  Underline,
  Undo2,
} from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { cn } from "#lib/utils.ts";

const GROUPS: readonly (readonly IconNode[])[] = [
  [Bold, Italic, Underline],
  [List, ListOrdered],
  [Link2],
];

/**
 * Icons of formatting that the editor doesn't offer. They aren't buttons and are hidden from screen
 * readers; those that don't fit are cut off.
 */
function Decoration() {
  return (
    <div
      aria-hidden
      className="flex h-6 min-w-0 flex-1 flex-wrap gap-x-1.5 overflow-hidden text-muted-foreground/45 select-none"
    >
      {GROUPS.flatMap((icons, group) =>
        icons.map((icon, index) => (
          <span
            key={`${group} ${index}`}
            className={cn(
              "flex h-6 w-6 items-center justify-center",
              group > 0 && index === 0 && "w-8 border-l pl-2",
            )}
          >
            <Icon node={icon} className="size-3.5" />
          </span>
        )),
      )}
    </div>
  );
}

/** A toolbar button. It uses `aria-disabled`, because a disabled button loses the focus. */
function Tool({
  icon,
  isOff = false,
  onClick,
  className,
  children,
  ...props
}: { icon: IconNode; isOff?: boolean } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className={cn(
        "inline-flex h-9 items-center gap-1.5 rounded-lg px-2.5 text-sm font-medium text-foreground transition-colors hover:bg-card aria-disabled:cursor-not-allowed aria-disabled:text-muted-foreground aria-disabled:opacity-60 aria-disabled:hover:bg-transparent",
        className,
      )}
      {...props}
    >
      <Icon node={icon} className="size-4" />
      {children}
    </button>
  );
}

const LABEL = "@max-[18rem]:sr-only";

export function EditorToolbar({
  isBusy,
  canUndo,
  canRedo,
  onUndo,
  onRedo,
  versions,
}: {
  isBusy: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  versions: ReactNode;
}) {
  return (
    <div className="@container rounded-t-lg border border-b-0 border-input bg-muted">
      <div className="flex items-center gap-2 px-1.5 py-1">
        <Decoration />
        <div role="group" aria-label="Changes" className="flex items-center">
          <Tool
            icon={Undo2}
            isOff={isBusy || !canUndo}
            onClick={onUndo}
            aria-keyshortcuts="Control+Z Meta+Z"
          >
            <span className={LABEL}>Undo</span>
          </Tool>
          <Tool
            icon={Redo2}
            isOff={isBusy || !canRedo}
            onClick={onRedo}
            aria-keyshortcuts="Control+Y Control+Shift+Z Meta+Shift+Z"
          >
            <span className={LABEL}>Redo</span>
          </Tool>
          {versions}
        </div>
      </div>
    </div>
  );
}

export function VersionsTool(props: ComponentProps<"button"> & { isOff?: boolean }) {
  return (
    <Tool icon={History} {...props}>
      Versions
    </Tool>
  );
}
