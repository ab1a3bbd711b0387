import { expect, it } from "vitest";
import { partsOfStyles } from "./styles-parts.ts";
import { usedStyles } from "./used-styles.ts";

const used = (styles: string, classes: string) =>
  usedStyles(partsOfStyles(styles), `<p class="${classes}">`);

it("leaves out a rule of a class that the page doesn't have", () => {
  expect(used(".a{top:0}.b{top:1px}", "a")).toBe(".a{top:0}");
});

it("keeps what needs no class: elements, tokens, faces and movements", () => {
  const styles =
    ":root{--a:0}*,::before{top:0}@font-face{font-family:a}@keyframes b{0%{top:0}to{top:1px}}@property --c{syntax:'*'}";
  expect(used(styles, "a")).toBe(styles);
});

it("keeps of a list of selectors those that the page can use", () => {
  expect(used(".a,.b,p{top:0}", "a")).toBe(".a,p{top:0}");
});

it("needs every class of a selector", () => {
  expect(used(".a .b{top:0}.a>.c:hover{top:0}", "a c")).toBe(".a>.c:hover{top:0}");
});

it("reads names as a selector and as an attribute write them", () => {
  const styles =
    String.raw`.p-2\.5{top:0}.\32 xl{top:0}.\[\&\>svg\]\:top-0>svg{top:0}.w-\[calc\(1px\+2px\)\]{top:0}` +
    String.raw`.\[a\&\]\:not\(\[class\*\=\'b\'\]\){top:0}`;
  const classes =
    "p-2.5 2xl [&amp;&gt;svg]:top-0 w-[calc(1px+2px)] [a&amp;]:not([class*=&#x27;b&#x27;])";
  expect(used(styles, classes)).toBe(styles);
});

it("keeps what holds without a class: :not(.b), and :is(.b, p)", () => {
  const styles = ".a:not(.b){top:0}:is(.b, p):not(:is(.c, .d)){top:0}";
  expect(used(styles, "a")).toBe(styles);
});

it("leaves out conditions that are left with nothing, and keeps the order of layers", () => {
  const styles =
    "@layer base,utilities;@layer utilities{@media print{.b{top:0}}@media screen{.a{top:0}}}";
  expect(used(styles, "a")).toBe(
    "@layer base,utilities;@layer utilities{@media screen{.a{top:0}}}",
  );
});
