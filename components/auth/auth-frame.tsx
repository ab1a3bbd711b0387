"use client";

import { ChartNoAxesCombined, FileText, House } from "lucide";
import type { ReactNode } from "react";

import { FooterLinks } from "#components/layout/footer-links.tsx";
import { Wordmark } from "#components/layout/lamp-mark.tsx";
import { Icon } from "#components/ui/icon.tsx";
import porch from "./porch.svg";

const POINTS = [
  {
    icon: House,
    title: "Describe your home",
    text: "Four short steps. Save your progress and come back anytime.",
  },
  {
    icon: FileText,
    title: "Get a listing description",
    text: "Written only from the details you enter. Edit it as you like.",
  },
  {
    icon: ChartNoAxesCombined,
    title: "See an estimated value",
    text: "With a low and high range and a confidence score.",
  },
] as const;

function Welcome() {
  return (
    <section
      aria-labelledby="welcome"
      className="relative isolate flex min-h-[47rem] flex-col overflow-hidden bg-[#0f2930] text-[#fdf6e9] sm:min-h-[52rem] lg:sticky lg:top-0 lg:h-dvh lg:min-h-[43rem]"
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- a drawing has nothing to optimize */}
      <img
        src={porch.src}
        alt=""
        // Below a short form, it is the largest element on a phone, and only 3 kB to load.
        fetchPriority="high"
        className="absolute inset-x-0 bottom-0 -z-10 h-[125vw] w-full object-cover object-bottom lg:h-full"
      />
      <div className="flex flex-col gap-7 px-6 pt-12 sm:px-12 lg:px-14 lg:pt-16 xl:px-20 lg:short:gap-6 lg:short:pt-10">
        <h2
          id="welcome"
          className="max-w-xl text-[2rem] leading-[1.15] sm:text-[2.5rem] xl:text-[2.875rem] lg:short:text-[2.25rem]"
        >
          Sell your home, one step at a time.
        </h2>
        <ul role="list" className="flex max-w-xl flex-col gap-4.5 lg:short:gap-3">
          {POINTS.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-3.5">
              <span className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-[#fdf6e9]/12 text-[#f9cf7d]">
                <Icon node={icon} className="size-4.5" />
              </span>
              <div>
                <p className="leading-6 font-semibold">{title}</p>
                <p className="text-md leading-6 text-[#dfe5dc]">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * A client component, because a server component's markup is sent twice, as HTML and as React data.
 */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh lg:grid-cols-[minmax(28rem,5fr)_7fr]">
      <div className="flex flex-col px-4 py-6 sm:px-10 sm:py-8">
        <Wordmark className="self-start" />
        <div className="mx-auto flex w-full max-w-[25rem] flex-1 flex-col justify-center gap-7 py-10">
          {children}
        </div>
        <FooterLinks />
      </div>
      <Welcome />
    </main>
  );
}
