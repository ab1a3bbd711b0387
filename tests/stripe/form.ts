type Tree = { [name: string]: Tree | string };

/** List items have their index as key: `items[0]`. */
function toLists(value: Tree | string): unknown {
  if (typeof value === "string") return value;
  const names = Object.keys(value);
  const children = Object.values(value).map(toLists);
  if (names.length > 0 && names.every((name, place) => name === String(place))) return children;
  return Object.fromEntries(names.map((name, place) => [name, children[place]]));
}

/** Parses Stripe's parameters: `items[0][price]=price_1` is `{items: [{price: "price_1"}]}`. */
export function parseForm(encoded: string): unknown {
  const root: Tree = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? "";
    let node = root;
    for (const part of path) {
      const next = (node[part] ??= {});
      if (typeof next === "string") throw new Error(`${name} is given twice`);
      node = next;
    }
    node[last] = value;
  }
  return toLists(root);
}
