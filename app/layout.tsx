import type { Metadata } from "next";
import type { ReactNode } from "react";
import { EarlyInputTakeover } from "#components/layout/early-input.tsx";
import { HeadLinks } from "#components/layout/head-links.tsx";
import { HeadScript, PageStart } from "#components/layout/page-start.tsx";
import { PreviewNotice } from "#components/layout/preview-notice.tsx";
import { ToastSlot } from "#components/ui/toast-slot.tsx";
import { finishesPages } from "#http/finished-pages.ts";
import { ADDRESS_OF_STYLES } from "#lib/styles-of-the-build.ts";
import { fontVariables } from "./fonts/index.ts";
import "./globals.css";

const END_OF_PAGE = "end-of-page";

export const metadata: Metadata = {
  title: { default: "Porchlight", template: "%s · Porchlight" },
  description: "Describe your home, see what it is worth and why, and get it ready to sell.",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <head>
        {/* A browser that knows it shows the page once, whole, and not in two or three parts. */}
        <link rel="expect" href={`#${END_OF_PAGE}`} blocking="render" />
        <HeadLinks />
        <HeadScript />
      </head>
      <body>
        <PageStart addressOfStyles={ADDRESS_OF_STYLES} isFinished={finishesPages()} />
        <PreviewNotice />
        {children}
        <ToastSlot />
        <EarlyInputTakeover />
        <span id={END_OF_PAGE} hidden />
      </body>
    </html>
  );
}
