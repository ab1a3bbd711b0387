// Phrases that read like a translation, each with what to write instead.
const PHRASES = [
  [/\b(?:is|are|was|were) told\b/i, "say who gets an email, or what the screen shows"],
  [/\bnobody but\b/i, '"only"'],
  [/\bwho(?:so)?ever\b/i, 'name the person: "the seller", "the caller"'],
  [/\botherwise than\b/i, '"different from"'],
  [/\bof (?:them|those) that\b/i, "name the things"],
  [/\ba word to\b/i, '"message to"'],
  [/\bas a rule\b/i, '"usually"'],
  [/\banew\b/i, '"again"'],
  [/\blately\b/i, '"recently"'],
  [/\bby itself\b/i, '"automatically" or "alone"'],
  [/\bcall(?:s|ed)? off\b/i, '"cancel"'],
  [/\bspeaks? against\b/i, "say what is wrong"],
  [/\b(?:take|takes|taken) back\b/i, '"refund", "undo" or "withdraw"'],
  [/\bnot (?:there )?any ?more\b/i, '"no longer"'],
  [/\b(?:there|here|where)(?:of|by|with)\b/i, "write it out"],
  [/\bphotographs?\b(?!\/)/i, '"photo"'],
  [
    /\b(?:an?|the|this|that|each|every|by|of) mail\b(?! (?:server|program)|:)/i,
    '"email"; mail is paper',
  ],
  [/\bmails\b/i, '"email"; mail is paper'],
];

const isCode = (text) => !/\s/.test(text.trim());
const isKey = (node) => node.parent.type === "Property" && node.parent.key === node;

/** Reports phrases of the list above in comments and in text that a person may read. */
export const plainEnglish = {
  meta: { type: "suggestion", schema: [] },
  create(context) {
    const check = (node, text) => {
      if (isCode(text)) return;
      for (const [phrase, better] of PHRASES) {
        const found = phrase.exec(text);
        if (found) context.report({ loc: node.loc, message: `"${found[0]}": write ${better}.` });
      }
    };
    return {
      Literal: (node) => typeof node.value === "string" && !isKey(node) && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
      Program: () => context.sourceCode.getAllComments().forEach((one) => check(one, one.value)),
    };
  },
};
