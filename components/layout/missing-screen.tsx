"use client";

import { buttonVariants } from "#components/ui/button-variants.ts";
import darkHouse from "./dark-house.svg";

export function MissingScreen({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-col items-center gap-6 py-8 text-center sm:py-16">
      {/* eslint-disable-next-line @next/next/no-img-element -- a drawing, which needs no image optimizer */}
      <img src={darkHouse.src} width={240} height={160} alt="" loading="lazy" />
      <div className="flex flex-col gap-2">
        <h1 className="text-[1.75rem] leading-9 sm:text-[2rem] sm:leading-10">{title}</h1>
        <p className="text-muted-foreground">{text}</p>
      </div>
      {/* Not Link, because every page would load its code. */}
      <a href="/" className={buttonVariants()}>
        Back to your account
      </a>
    </div>
  );
}
