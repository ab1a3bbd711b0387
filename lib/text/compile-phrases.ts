import {
  type Anchor,
  ANY_WORD,
  type CompiledCondition,
  type CompiledList,
  type CompiledPhrase,
  type CompiledPhrases,
  type Forms,
  type PhraseNode,
  type PhraseWord,
} from "./compiled-phrases.ts";
import { canBeEmpty, firstAnchorsOf, neededAnchorsOf } from "./phrase-anchors.ts";
import {
  closerOf,
  expand,
  type PhraseLists,
  type PhraseRule,
  phrasesOf,
  splitOutside,
  wordsOf,
} from "./phrase-notation.ts";
import { tokenize } from "./tokens.ts";

// Frequent words barely narrow down which phrases a text can contain.
const COMMON = new Set(
  `a an and are at be by can for from has have in is it no not of on or our the this to was were
  with you your home house`.split(/\s+/),
);
const COMMON_WEIGHT = 50;

/**
 * Compiles phrases from their notation into what `PhraseFinder` reads.
 * @throws {Error} for an unclosed bracket or an unknown list
 */
export function compilePhrases(
  rules: readonly PhraseRule[],
  lists: PhraseLists = {},
): CompiledPhrases {
  const compiler = new Compiler(lists);
  const phrases = rules.flatMap((rule, order) =>
    phrasesOf(rule.phrases).map((source) => compiler.phrase(source, order)),
  );
  const index = new Map<Anchor, number[]>();
  for (const [place, { anchors }] of phrases.entries()) {
    for (const anchor of anchors) {
      const places = index.get(anchor);
      if (places) places.push(place);
      else index.set(anchor, [place]);
    }
  }
  const sources = [...rules.map((rule) => rule.phrases), ...Object.values(lists)];
  return {
    phrases: phrases.map(({ compiled }) => JSON.stringify(compiled)).join("\n"),
    index: [...index].map(([anchor, places]) => [anchor, ...places].join(" ")).join("\n"),
    conditions: rules.map((rule) => compiler.conditions(rule)).join("\n"),
    lists: Object.keys(lists)
      .map((name) => `${name}\t${JSON.stringify(compiler.list(name))}`)
      .join("\n"),
    words: [...new Set(sources.flatMap(wordsOf))].join(" "),
  };
}

class Compiler {
  private readonly lists: PhraseLists;
  private readonly compiledLists = new Map<string, CompiledList>();

  constructor(lists: PhraseLists) {
    this.lists = lists;
  }

  phrase(source: string, rule: number): { compiled: CompiledPhrase; anchors: readonly Anchor[] } {
    const nodes = this.nodes(source);
    const needed = neededAnchorsOf(nodes, this.list);
    const [anchors = [ANY_WORD]] = needed.toSorted((a, b) => weightOf(a) - weightOf(b));
    return { compiled: { rule, nodes }, anchors: [...new Set(anchors)] };
  }

  readonly list = (name: string): CompiledList => {
    const known = this.compiledLists.get(name);
    if (known) return known;
    const source = this.lists[name];
    if (source === undefined) throw new Error(`No list of phrases has the name "${name}".`);
    const phrases = merged(phrasesOf(source).map((phrase) => this.nodes(phrase)));
    const isEmpty = phrases.some((nodes) => nodes.every((node) => canBeEmpty(node, this.list)));
    const first = isEmpty ? null : firstAnchorsOf([{ choice: phrases }], this.list);
    const list = { first: first && [...new Set(first)], isEmpty, phrases };
    this.compiledLists.set(name, list);
    return list;
  };

  conditions({ except, notBefore, notAfter, onlyBefore, onlyAfter }: PhraseRule): string {
    const condition = (
      source: string | undefined,
      place: CompiledCondition["place"],
      isWanted: boolean,
    ): CompiledCondition[] => {
      if (source === undefined) return [];
      return [{ phrases: phrasesOf(source).map((each) => this.nodes(each)), place, isWanted }];
    };
    const all = [
      ...condition(except, "at the start", false),
      ...condition(notBefore, "after", false),
      ...condition(onlyBefore, "after", true),
      ...condition(notAfter, "before", false),
      ...condition(onlyAfter, "before", true),
    ];
    return all.length > 0 ? JSON.stringify(all) : "";
  }

  private nodes(source: string): PhraseNode[] {
    return splitOutside(source, " ")
      .filter(Boolean)
      .map((piece) => this.node(piece));
  }

  private node(piece: string): PhraseNode {
    if (piece === "*" || piece === "#" || piece === "...") return piece;
    const repeats = piece.endsWith("]*");
    const group = repeats ? piece.slice(0, -1) : piece;
    if (closerOf(group, 0) !== group.length - 1) return { words: formsOf(expand(piece)) };
    const inner = group.slice(1, -1);
    const kind = {
      ...(group.startsWith("[") && { isOptional: 1 as const }),
      ...(repeats && { repeats: 1 as const }),
      ...(group.startsWith("{") && { isKept: 1 as const }),
    };
    if (group.startsWith("<")) {
      this.list(inner);
      return { list: inner, ...kind };
    }
    const options = splitOutside(inner, "|");
    if (options.every((option) => /^[^\s*#.<]+$/.test(option))) {
      return { words: formsOf(options.flatMap(expand)), ...kind };
    }
    const choice = merged(options.map((option) => this.nodes(option)));
    const [only, ...others] = choice;
    // Brackets around a single word or list are redundant.
    if (only?.[0] && only.length === 1 && others.length === 0 && isPlainNode(only[0])) {
      return { ...only[0], ...kind };
    }
    return { choice, ...kind };
  }
}

const weightOf = (anchors: readonly Anchor[]) =>
  anchors.reduce((sum, anchor) => sum + (COMMON.has(anchor) ? COMMON_WEIGHT : 1), 0);

function formsOf(sources: readonly string[]): Forms {
  const forms = Map.groupBy(sources.map(parseWords), ([word = ""]) =>
    word.endsWith("*") ? ANY_WORD : word,
  );
  return Object.fromEntries(
    [...forms].map(([first, all]) => {
      const isAlone = first !== ANY_WORD && all.length === 1 && all[0]?.length === 1;
      return [first, isAlone ? 1 : all];
    }),
  );
}

const isPlainNode = (node: PhraseNode): node is Exclude<PhraseNode, string> =>
  typeof node === "object" && Object.keys(node).length === 1;

function merged(options: readonly PhraseNode[][]): PhraseNode[][] {
  const isPlain = ([node, ...rest]: readonly PhraseNode[]) =>
    typeof node === "object" &&
    "words" in node &&
    rest.length === 0 &&
    Object.keys(node).length === 1;
  const forms: Record<string, 1 | (readonly PhraseWord[])[]> = {};
  for (const [node] of options.filter(isPlain)) {
    if (typeof node !== "object" || !("words" in node)) continue;
    for (const [first, added] of Object.entries(node.words)) {
      const before = forms[first];
      forms[first] =
        before === undefined
          ? added === 1
            ? 1
            : [...added]
          : [...all(first, before), ...all(first, added)];
    }
  }
  const others = options.filter((option) => !isPlain(option));
  return Object.keys(forms).length > 0 ? [[{ words: forms }], ...others] : others;
}

const all = (first: string, forms: Forms[string]) => (forms === 1 ? [[first]] : (forms ?? []));

function parseWords(form: string): PhraseWord[] {
  const isPrefix = /\p{L}\*$/u.test(form);
  const tokens = tokenize((isPrefix ? form.slice(0, -1) : form).replaceAll("*", "_"));
  return tokens.map(({ text, isApart }, index) => {
    const word = text.replaceAll("_", "");
    const isOpen = word === "" || (isPrefix && index === tokens.length - 1);
    return `${isApart ? "" : "_"}${word}${isOpen ? "*" : ""}`;
  });
}
