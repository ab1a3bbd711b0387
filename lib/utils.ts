import { clsx, type ClassValue } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

const any = () => true;
const isSize = (value: string) => /^(xs|sm|md|base|lg|\d?xl|\[(length:|[\d.]).*\])$/.test(value);
const isNumber = (value: string) => /^\[\d+\]$/.test(value);
const isWidth = (value: string) => /^(\d+|\[[\d.]+px\])$/.test(value);

const beginningWith = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: ["", any] }]])) as Record<
    Name,
    { [name: string]: (string | typeof any)[] }[]
  >;

// Only the groups that our components override. The library's default list adds 5.5 KiB compressed to
// every screen. tests/setup/dom.ts checks that this list is complete.
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

/** Joins classes. Of two conflicting ones, the later wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
