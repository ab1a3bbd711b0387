"use client";

import { ArrowRight } from "lucide";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { LampMark } from "#components/layout/lamp-mark.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { SCREEN_LINKS } from "#lib/screens.ts";

export function Congratulations({
  ref,
  takesFocus,
}: {
  ref: RefObject<HTMLElement | null>;
  /** Takes the focus only when it first appears. */
  takesFocus: boolean;
}) {
  const appear = useEffectEvent(() => {
    if (takesFocus) ref.current?.focus();
  });
  useEffect(() => appear(), []);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Done"
      // Keeps the screen's heading and the banner in view when the focus scrolls here.
      className="flex scroll-mt-80 flex-col gap-5 rounded-xl bg-accent p-5 text-accent-foreground outline-none sm:flex-row sm:items-center sm:justify-between sm:p-7"
    >
      <div className="flex items-center gap-4">
        <LampMark className="size-11 shrink-0" />
        <div className="flex flex-col gap-1">
          <h2 className="text-xl leading-7 text-foreground">Congratulations! You&apos;re done.</h2>
          <p>Your description is ready. Next, see what your home could sell for.</p>
        </div>
      </div>
      <Button asChild className="max-sm:w-full">
        <Link href={SCREEN_LINKS.pricing.href}>
          {SCREEN_LINKS.pricing.label}
          <Icon node={ArrowRight} />
        </Link>
      </Button>
    </section>
  );
}
