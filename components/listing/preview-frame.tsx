"use client";

import { ExternalLink, RotateCw } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Segment, SegmentedControl } from "#components/ui/segmented-control.tsx";

const PREVIEW = "/api/listing/preview";

const DEVICES = {
  phone: { label: "Phone", width: 390, height: 844 },
  tablet: { label: "Tablet", width: 820, height: 1180 },
  desktop: { label: "Desktop", width: 1280, height: 900 },
} as const;
type Device = keyof typeof DEVICES;
const DEVICE_KEYS = Object.keys(DEVICES) as Device[];

/** Returns an element's ref and its width in px, which is 0 until it is measured. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

/**
 * Reloads the preview when the tab becomes visible, because another tab may have changed the home.
 */
function useReload() {
  const frame = useRef<HTMLIFrameElement>(null);
  // A browser keeps the scroll position of a page it reloads.
  const reload = () => frame.current?.contentWindow?.location.reload();
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === "visible") reload();
    };
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, []);
  return [frame, reload] as const;
}

/** Shows the public page at a device's width, scaled down on a narrower screen. */
export function PreviewFrame() {
  const [device, setDevice] = useState<Device>("phone");
  const [place, available] = useWidth();
  const [frame, reload] = useReload();
  const { width, height } = DEVICES[device];
  const scale = available > 0 ? Math.min(1, available / width) : 1;
  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SegmentedControl
          label="Preview on"
          value={device}
          onValueChange={setDevice}
          className="w-full max-w-xs"
        >
          {DEVICE_KEYS.map((key) => (
            <Segment key={key} value={key}>
              {DEVICES[key].label}
            </Segment>
          ))}
        </SegmentedControl>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={reload}>
            <Icon node={RotateCw} />
            Reload
          </Button>
          <Button asChild variant="outline">
            <a href={PREVIEW} target="_blank" rel="noreferrer">
              <Icon node={ExternalLink} />
              Open in new tab
            </a>
          </Button>
        </div>
      </div>
      <div ref={place} className="min-w-0 overflow-hidden">
        <div
          className="mx-auto overflow-hidden rounded-xl bg-card shadow-raised ring-1 ring-border"
          style={{ width: width * scale, height: height * scale }}
        >
          <iframe
            ref={frame}
            src={PREVIEW}
            title={`Preview of your listing page on a ${DEVICES[device].label.toLowerCase()}`}
            className="origin-top-left border-0"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </section>
  );
}
