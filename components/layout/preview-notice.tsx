import { IS_PREVIEW_BUILD, PREVIEW_NOTICE } from "#lib/preview.ts";

/** Says at the top of every screen that this is a preview; nothing elsewhere. */
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
