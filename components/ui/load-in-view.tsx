"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { LoadingLines } from "./skeleton.tsx";

// So far ahead that it is there when it is scrolled to.
const AHEAD = "300px";

/**
 * Makes a component of one that is loaded when its place is scrolled near.
 * @returns the component; `meanwhile` stands in its place, also where it can't be loaded
 */
export function loadInView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LoadedInView({
    meanwhile = <LoadingLines />,
    ...rest
  }: Props & { meanwhile?: ReactNode }) {
    const [Content, setContent] = useState<ComponentType<Props> | null>(null);
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!place.current) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          load().then(
            (loaded) => {
              observer.disconnect();
              setContent(() => loaded);
            },
            // It is tried again when it comes into view again.
            () => undefined,
          );
        },
        { rootMargin: AHEAD },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    }, []);
    if (Content) return <Content {...(rest as unknown as Props)} />;
    return <div ref={place}>{meanwhile}</div>;
  };
}
