"use client";

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { toast } from "./use-toast.ts";

interface Opened {
  open: boolean;
  onClose: () => void;
}

/**
 * Returns a component that loads the given one (a menu, a sheet, a dialog) when it is first opened.
 * If loading fails, a toast says so and it closes, so that the next press retries.
 * @returns the component; call its `preload` in the trigger's `onPointerEnter` and `onFocus`
 */
export function loadOnOpening<Props extends Opened>(load: () => Promise<ComponentType<Props>>) {
  function LoadedOnOpening({ meanwhile, ...rest }: Props & { meanwhile?: ReactNode }) {
    const props = rest as unknown as Props;
    const [Content, setContent] = useState<ComponentType<Props> | null>(null);
    const { open, onClose } = props;
    const fail = useEffectEvent(() => {
      toast({
        variant: "destructive",
        title: "This didn't load",
        description: "Please check your connection and try again.",
      });
      onClose();
    });
    useEffect(() => {
      if (!open || Content) return;
      let isGone = false;
      load().then(
        (loaded) => {
          if (!isGone) setContent(() => loaded);
        },
        () => {
          if (!isGone) fail();
        },
      );
      return () => {
        isGone = true;
      };
    }, [open, Content]);
    if (Content) return <Content {...props} />;
    if (!open) return null;
    return (
      <>
        {meanwhile}
        {createPortal(<Loading />, document.body)}
      </>
    );
  }
  return Object.assign(LoadedOnOpening, {
    preload: () => void load().catch(() => undefined),
  });
}

function Loading() {
  return (
    <p
      role="status"
      className="fixed bottom-[calc(var(--bottom-bar)+1rem)] left-1/2 z-50 -translate-x-1/2 animate-appear-late rounded-lg border bg-popover px-4 py-2 text-popover-foreground shadow-raised"
    >
      Loading...
    </p>
  );
}
