import type { IconNode } from "lucide";

// Of each icon once: they are constants of their package.
const shapes = new WeakMap<IconNode, { __html: string }>();

const attribute = ([name, value]: [string, string | number | undefined]) => ` ${name}="${value}"`;

function shapesOf(node: IconNode): { __html: string } {
  const known = shapes.get(node);
  if (known) return known;
  const tags = node.map(([tag, all]) => `<${tag}${Object.entries(all).map(attribute).join("")}/>`);
  const html = { __html: tags.join("") };
  shapes.set(node, html);
  return html;
}

type IconProps = { node: IconNode; label?: string; className?: string | undefined };

/**
 * An icon of Lucide: `<Icon node={House} />`, for the eye alone unless it has a label. Its shapes are one
 * text and not an element each: a page has some twenty icons, which were a third of the elements that
 * React made of it (docs/decisions/0019-loading.md).
 */
export const Icon = ({ node, label, className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    className={className ? `icon ${className}` : "icon"}
    // eslint-disable-next-line react/no-danger -- constants of the package, nobody's words
    dangerouslySetInnerHTML={shapesOf(node)}
  />
);
