import { clsx, type ClassValue } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

const any = () => true;
const isSize = (value: string) => /^(xs|sm|md|base|lg|\d?xl|\[(length:|[\d.]).*\])$/.test(value);
const isNumber = (value: string) => /^\[\d+\]$/.test(value);
const isWidth = (value: string) => /^(\d+|\[[\d.]+px\])$/.test(value);

/** A group for each of the names, of the classes that begin with it. */
const beginningWith = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: ["", any] }]])) as Record<
    Name,
    { [name: string]: (string | typeof any)[] }[]
  >;

// The groups of which one of our components gives a class, and another that uses it gives another. The
// library's own list is of all that Tailwind knows: 5.5 KiB more, compressed, on every screen.
// tests/setup/dom.ts holds that this one is enough.
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...beginningWith("p", "px", "py", "pt", "pr", "pb", "pl"),
    ...beginningWith("m", "mx", "my", "mt", "mr", "mb", "ml"),
    ...beginningWith("size", "w", "h", "min-w", "min-h", "max-w", "max-h"),
    ...beginningWith("gap", "gap-x", "gap-y", "rounded", "leading", "opacity", "z"),
    ...beginningWith("bg", "shrink", "grow", "field-sizing", "shadow", "transition"),
    ...beginningWith("inset", "inset-x", "inset-y", "top", "right", "bottom", "left"),
    ...beginningWith("items", "justify", "whitespace", "tracking", "grid-cols"),
    position: ["static", "relative", "absolute", "sticky", "fixed"],
    display: [
      "block",
      "inline",
      "inline-block",
      "flex",
      "inline-flex",
      "grid",
      "contents",
      "hidden",
    ],
    direction: [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
    flex: [{ flex: ["1", "auto", "initial", "none"] }],
    "font-size": [{ text: [isSize] }],
    align: [{ text: ["left", "center", "right"] }],
    color: [{ text: [any] }],
    weight: [{ font: ["normal", "medium", "semibold", "bold", isNumber] }],
    border: [{ border: ["", isWidth] }],
    ...beginningWith("border-t", "border-r", "border-b", "border-l"),
    ...beginningWith("rounded-t", "rounded-r", "rounded-b", "rounded-l"),
    "border-style": [{ border: ["solid", "dashed", "dotted", "none"] }],
    "border-collapse": [{ border: ["collapse"] }],
    "bg-size": [{ bg: ["cover", "contain"] }],
    "bg-position": [{ bg: ["center"] }],
    "decoration-style": [{ decoration: ["solid", "dotted", "dashed", "wavy"] }],
    "decoration-width": [{ decoration: [isWidth] }],
    "decoration-color": [{ decoration: [any] }],
    "border-color": [{ border: [any] }],
    overflow: [{ overflow: ["auto", "hidden", "visible", "clip"] }],
  },
  conflictingClassGroups: {
    p: ["px", "py", "pt", "pr", "pb", "pl"],
    px: ["pr", "pl"],
    py: ["pt", "pb"],
    m: ["mx", "my", "mt", "mr", "mb", "ml"],
    mx: ["mr", "ml"],
    my: ["mt", "mb"],
    size: ["w", "h"],
    gap: ["gap-x", "gap-y"],
    flex: ["shrink", "grow"],
    "font-size": ["leading"],
    border: ["border-t", "border-r", "border-b", "border-l"],
    rounded: ["rounded-t", "rounded-r", "rounded-b", "rounded-l"],
    inset: ["inset-x", "inset-y", "top", "right", "bottom", "left"],
    "inset-x": ["right", "left"],
    "inset-y": ["top", "bottom"],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ["*", "**", "after", "before", "placeholder"],
}));

/** The classes as one string: of two that say the same thing otherwise, the later one. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
