import { IS_PREVIEW_BUILD, PREVIEW_NOTICE } from "#lib/preview.ts";

export function PreviewNotice() {
  if (!IS_PREVIEW_BUILD) return null;
  return (
    <aside
      aria-label="Preview deployment"
      className="border-b bg-lamp px-4 py-2 text-center text-sm text-lamp-foreground"
    >
      {PREVIEW_NOTICE}
    </aside>
  );
}
