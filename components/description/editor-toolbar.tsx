import {
  Bold,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  Underline,
  Undo2,
  type LucideIcon,
} from "lucide-react";

const GROUPS: readonly (readonly LucideIcon[])[] = [
  [Bold, Italic, Underline],
  [List, ListOrdered],
  [Link2],
  [Undo2, Redo2],
];

/**
 * Decoration over the text area (SPEC.md section 2): pictures and no buttons, because nothing happens
 * behind them. Neither the keyboard nor a screen reader meets them.
 */
export function EditorToolbar() {
  return (
    <div
      aria-hidden
      className="flex flex-wrap items-center gap-x-1 rounded-t-lg border border-b-0 border-input bg-muted px-2 py-1.5 text-muted-foreground/60 select-none"
    >
      {GROUPS.map((icons, group) => (
        <span key={group} className="flex items-center gap-1 border-r pr-1 last:border-r-0">
          {icons.map((Icon, index) => (
            <span key={index} className="flex size-7 items-center justify-center">
              <Icon className="size-4" />
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}
