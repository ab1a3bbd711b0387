import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitText, type Style } from "./fit.ts";

// Each letter is half as wide as it is tall.
const measure = (text: string, _face: string, size: number) => text.length * size * 0.5;
const style = (sizes: readonly [number, number], mostLines?: number): Style => ({
  face: "sans",
  sizes,
  ...(mostLines && { mostLines }),
});
const linesOf = ({ paragraphs }: ReturnType<typeof fitText>) => paragraphs.flat();

describe("fitText", () => {
  it("uses the largest size that fits", () => {
    const fitted = fitText("A porch", style([20, 8]), { width: 100, height: 30 }, measure);
    expect(fitted).toMatchObject({ size: 20, isCut: false, paragraphs: [["A porch"]] });
  });

  it("shrinks the text before cutting it", () => {
    const fitted = fitText("A wide porch", style([20, 8], 1), { width: 80, height: 30 }, measure);
    expect(fitted.isCut).toBe(false);
    expect(fitted.size).toBeLessThan(20);
    expect(linesOf(fitted)).toEqual(["A wide porch"]);
  });

  it("ends after a whole sentence if it has to cut", () => {
    const text = "The porch is wide. The yard has apple trees. The street is quiet at night.";
    const fitted = fitText(text, style([10, 10]), { width: 130, height: 24 }, measure);
    expect(linesOf(fitted).join(" ")).toBe("The porch is wide. The yard has apple trees.");
    expect(fitted.isCut).toBe(true);
  });

  it("ends after a word if no sentence fits, and after a letter if no word fits", () => {
    const one = fitText(
      "The porch is very wide",
      style([10, 10]),
      { width: 60, height: 12 },
      measure,
    );
    expect(linesOf(one)).toEqual(["The porch…"]);
    const other = fitText(
      "Llanfairpwllgwyngyll",
      style([10, 10]),
      { width: 30, height: 12 },
      measure,
    );
    expect(linesOf(other)).toEqual(["Llan…"]);
  });

  it("breaks an email address after a symbol", () => {
    const address = "the.seller.of.it@a-domain.example";
    const fitted = fitText(address, style([10, 10]), { width: 90, height: 36 }, measure);
    expect(linesOf(fitted)).toEqual(["the.seller.of.it@", "a-domain.example"]);
  });

  it("keeps a number and its unit on one line", () => {
    const text = "From 1:00 PM to 3:00 PM, on 7,200 sq ft";
    const fitted = fitText(text, style([10, 10]), { width: 90, height: 60 }, measure);
    expect(linesOf(fitted)).toEqual(["From 1:00 PM to", "3:00 PM, on", "7,200 sq ft"]);
  });

  it("never overflows and never adds letters", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "grapheme", maxLength: 400 }), fc.lorem({ maxCount: 60 })),
        fc.integer({ min: 150, max: 400 }),
        fc.integer({ min: 14, max: 200 }),
        (text, width, height) => {
          const fitted = fitText(text, style([24, 6]), { width, height }, measure);
          expect(fitted.height).toBeLessThanOrEqual(height + 0.01);
          const letters = (part: string) => part.replace(/[\s…]/g, "");
          const shown = linesOf(fitted).map((line) => {
            expect(measure(line, "sans", fitted.size)).toBeLessThanOrEqual(width + 0.01);
            return letters(line);
          });
          expect(
            letters(text.toWellFormed()).startsWith(shown.join("").replace(/[,;:.–—-]+$/, "")),
          ).toBe(true);
        },
      ),
    );
  });
});
