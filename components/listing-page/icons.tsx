const PATHS = {
  close: "M6 6l12 12M18 6 6 18",
  previous: "m15 5-7 7 7 7",
  next: "m9 5 7 7-7 7",
  share: "M12 15V4m0 0L8 8m4-4 4 4M5 12v7h14v-7",
  mail: "M4 6h16v12H4zM4 7l8 6 8-6",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  phone: "M6 4h4l1 5-2 1a11 11 0 0 0 5 5l1-2 5 1v4a2 2 0 0 1-2 2A16 16 0 0 1 4 6a2 2 0 0 1 2-2z",
} as const;

/** Decorative; words stand beside it, or its link has a name. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
