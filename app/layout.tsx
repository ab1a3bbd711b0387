import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { EarlyInputTakeover } from "#components/layout/early-input.tsx";
import { HeadLinks } from "#components/layout/head-links.tsx";
import { PreviewNotice } from "#components/layout/preview-notice.tsx";
import { ScriptNotes } from "#components/layout/script-notes.tsx";
import { ToastSlot } from "#components/ui/toast-slot.tsx";
import { NONCE } from "#http/screen-request.ts";
import { EARLY_INPUT_SCRIPT } from "#lib/early-input.ts";
import { fontVariables } from "./fonts/index.ts";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Porchlight", template: "%s · Porchlight" },
  description: "Describe your home, see what it's worth and get it ready to sell.",
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get(NONCE) ?? undefined;
  return (
    <html lang="en" className={fontVariables}>
      <head>
        <HeadLinks />
        {/* Browsers hide the nonce from scripts, so React can't match it. */}
        <script nonce={nonce} suppressHydrationWarning>
          {EARLY_INPUT_SCRIPT}
        </script>
      </head>
      <body>
        <ScriptNotes />
        <PreviewNotice />
        {children}
        <ToastSlot />
        <EarlyInputTakeover />
      </body>
    </html>
  );
}
