import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { EarlyInputTakeover } from "#components/layout/early-input.tsx";
import { ScriptNotes } from "#components/layout/script-notes.tsx";
import { Styles } from "#components/layout/styles.tsx";
import { ToastSlot } from "#components/ui/toast-slot.tsx";
import { EARLY_INPUT_SCRIPT } from "#lib/early-input.ts";
import { fontVariables } from "./fonts/index.ts";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Porchlight", template: "%s · Porchlight" },
  description: "Describe your home, see what it is worth and why, and get it ready to sell.",
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "any" },
      { url: "/icon.svg", type: "image/svg+xml" },
    ],
    apple: "/apple-icon.png",
  },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf9f5" },
    { media: "(prefers-color-scheme: dark)", color: "#171c20" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <Styles />
        <ScriptNotes />
        <script>{EARLY_INPUT_SCRIPT}</script>
        {children}
        <ToastSlot />
        <EarlyInputTakeover />
      </body>
    </html>
  );
}
