"use client";

import { buttonVariants } from "#components/ui/button-variants.ts";
import darkHouse from "./dark-house.svg";

/** A client component: what stands here is sent along with every page, and of one of those only its name. */
export function NotFound() {
  return (
    <div className="flex flex-col items-center gap-6 py-8 text-center sm:py-16">
      {/* eslint-disable-next-line @next/next/no-img-element -- a drawing, which needs no image optimizer */}
      <img src={darkHouse.src} width={240} height={160} alt="" loading="lazy" />
      <div className="flex flex-col gap-2">
        <h1 className="text-[1.75rem] leading-9 sm:text-[2rem] sm:leading-10">
          404 Page Not Found
        </h1>
        <p className="text-muted-foreground">Did you forget to add the page to the router?</p>
      </div>
      {/* No Link: every page loads what this one is made of. */}
      <a href="/" className={buttonVariants()}>
        Back to your account
      </a>
    </div>
  );
}
