import type { IconNode } from "lucide";

// Cached by icon, because icons are constants of their package.
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
 * Decorative without a label. Its shapes are one HTML string: as elements, icons were a third of
 * all that React created for a page (docs/decisions/0019-loading.md).
 */
export const Icon = ({ node, label, className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    className={className ? `icon ${className}` : "icon"}
    // eslint-disable-next-line react/no-danger -- constants of the package, not user input
    dangerouslySetInnerHTML={shapesOf(node)}
  />
);
