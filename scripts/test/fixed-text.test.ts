import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ROOT } from "#scripts/root.ts";
import { FIXED_TEXT } from "./fixed-text.ts";

const VALUE = "{}";
const plain = (text: string) => text.replace(/\s+/g, " ").replaceAll("’", "'");

/** Returns every string and JSX text in a file, with `{}` for each inserted value. */
function textsIn(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), "utf8");
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file));
  const texts: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) texts.push(ofTemplate(node));
    if (ts.isJsxElement(node)) texts.push(node.children.map(ofChild).join(""));
    ts.forEachChild(node, collect);
  };
  collect(tree);
  return texts.map(plain);
}

const kindOf = (file: string) => (file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

const ofTemplate = ({ head, templateSpans }: ts.TemplateExpression) =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join(VALUE);

function ofChild(child: ts.JsxChild): string {
  if (ts.isJsxText(child)) return child.text.replaceAll("&apos;", "'").replaceAll("&quot;", '"');
  const isText =
    ts.isJsxExpression(child) && child.expression && ts.isStringLiteral(child.expression);
  return isText ? (child.expression as ts.StringLiteral).text : VALUE;
}

describe("text that the specification fixes", () => {
  it.each(Object.entries(FIXED_TEXT))("is in %s, word for word", (file, fixed) => {
    const texts = textsIn(file);
    const missing = fixed.filter((text) => {
      const wanted = plain(text.replace(/\{[^}]*\}/g, VALUE));
      return !texts.some((one) => one.includes(wanted));
    });
    expect(missing).toEqual([]);
  });
});
