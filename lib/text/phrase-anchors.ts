import {
  ANCHOR_LETTERS,
  type Anchor,
  ANY_WORD,
  type CompiledList,
  type Forms,
  openAnchorOf,
  type PhraseNode,
} from "./compiled-phrases.ts";

type Lists = (name: string) => Pick<CompiledList, "first" | "isEmpty">;

/** Returns whether a part of a phrase can match the empty text. */
export function canBeEmpty(node: PhraseNode, lists: Lists): boolean {
  if (typeof node === "string") return false;
  if (node.isOptional) return true;
  if ("words" in node) return false;
  if ("list" in node) return lists(node.list).isEmpty;
  return node.choice.some((option) => option.every((each) => canBeEmpty(each, lists)));
}

/** Returns the anchors of possible first words; null for any word. */
export function firstAnchorsOf(
  nodes: readonly PhraseNode[],
  lists: Lists,
): readonly Anchor[] | null {
  const [only, ...others] = nodes;
  // Returns the same array for the same list because AnchorPlaces caches by identity.
  if (only && (others.length === 0 || !canBeEmpty(only, lists))) return firstOfNode(only, lists);
  const anchors: Anchor[] = [];
  for (const node of nodes) {
    const first = firstOfNode(node, lists);
    if (!first) return null;
    for (const anchor of first) anchors.push(anchor);
    if (!canBeEmpty(node, lists)) break;
  }
  return anchors;
}

function firstOfNode(node: PhraseNode, lists: Lists): readonly Anchor[] | null {
  if (typeof node === "string") return null;
  if ("words" in node) return anchorsOf(node.words);
  if ("list" in node) return lists(node.list).first;
  const anchors: Anchor[] = [];
  for (const option of node.choice) {
    const first = firstAnchorsOf(option, lists);
    if (!first) return null;
    for (const anchor of first) anchors.push(anchor);
  }
  return anchors;
}

function anchorsOf(forms: Forms): Anchor[] | null {
  const open = forms[ANY_WORD];
  const anchors = Object.keys(forms);
  if (open === undefined || open === 1) return anchors;
  const words = open.map(([word = ""]) => word.slice(0, -1));
  if (words.some((word) => word.length < ANCHOR_LETTERS)) return null;
  return [...anchors.filter((word) => word !== ANY_WORD), ...words.map(openAnchorOf)];
}

/** Returns, for each required part, the anchors of which a text must contain one. */
export function neededAnchorsOf(nodes: readonly PhraseNode[], lists: Lists): (readonly Anchor[])[] {
  return nodes.flatMap((node) => {
    const anchors = canBeEmpty(node, lists) ? null : firstAnchorsOf([node], lists);
    return anchors ? [anchors] : [];
  });
}
