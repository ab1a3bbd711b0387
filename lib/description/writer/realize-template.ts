import { capitalize, verb, withArticle, type Word } from "#lib/description/grammar.ts";
import type { Tone } from "#lib/fields/description.ts";
import type { Slots, Template, TemplateSet } from "./template.ts";

const OPTIONAL = /\[([^[\]]*)\]/;
const SLOT =
  /\{(?:(?<article>[aA]) )?(?<initial>\w)(?<rest>\w*)(?<comma>,?)(?::(?<singular>[^|}]*)\|(?<plural>[^}]*))?\}/g;

interface SlotForm {
  name: string;
  form: "value" | "withComma" | "withArticle" | "agreement";
  capital: boolean;
  singular: string;
  plural: string;
}

/** A stretch of a template: `literals[0] slots[0] literals[1] …`, one literal more than slots. */
interface Stretch {
  optional: boolean;
  literals: readonly string[];
  slots: readonly SlotForm[];
}

const parsed = new Map<string, readonly Stretch[]>();

function parse(template: string): readonly Stretch[] {
  const known = parsed.get(template);
  if (known) return known;
  const stretches = template
    .split(OPTIONAL)
    .map((text, index) => parseStretch(text, index % 2 === 1));
  parsed.set(template, stretches);
  return stretches;
}

function parseStretch(text: string, optional: boolean): Stretch {
  const literals: string[] = [];
  const slots: SlotForm[] = [];
  let end = 0;
  for (const match of text.matchAll(SLOT)) {
    const { article, initial = "", rest = "", comma, singular, plural = "" } = match.groups ?? {};
    literals.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    slots.push({
      name: initial.toLowerCase() + rest,
      form:
        singular !== undefined
          ? "agreement"
          : article
            ? "withArticle"
            : comma
              ? "withComma"
              : "value",
      capital: article === "A" || (!article && initial !== initial.toLowerCase()),
      singular: singular ?? "",
      plural,
    });
  }
  return { optional, literals: [...literals, text.slice(end)], slots };
}

function fillSlot(slot: SlotForm, slots: Slots): string | null {
  const { name, form, capital } = slot;
  if (!(name in slots)) throw new Error(`A template names an unknown slot: ${name}`);
  const value = slots[name];
  if (value === undefined) return null;
  const word: Word = typeof value === "string" ? { text: value } : value;
  if (form === "agreement") return verb(word, slot.singular, slot.plural);
  const text = capital && form === "value" ? (word.initial ?? word.text) : word.text;
  const formed =
    form === "withArticle"
      ? withArticle(text)
      : form === "withComma" && text.includes(", ")
        ? `${text},`
        : text;
  return capital ? capitalize(formed) : formed;
}

function fillStretch({ literals, slots: forms }: Stretch, slots: Slots): string | null {
  let text = literals[0] ?? "";
  for (const [index, form] of forms.entries()) {
    const value = fillSlot(form, slots);
    if (value === null) return null;
    text += value + (literals[index + 1] ?? "");
  }
  return text;
}

function fill(template: string, slots: Slots): string | null {
  let text = "";
  for (const stretch of parse(template)) {
    const filled = fillStretch(stretch, slots);
    if (filled === null && !stretch.optional) return null;
    text += filled ?? "";
  }
  return text;
}

/** The template with its slots filled; null where it does not fit. */
export function realizeTemplate(template: Template, slots: Slots): string | null {
  if (typeof template === "string") return fill(template, slots);
  for (const each of template) {
    const text = fill(each, slots);
    if (text !== null) return text;
  }
  return null;
}

export function realizeTemplates(set: TemplateSet, slots: Slots, tone: Tone): string[] {
  return [...(set[tone] ?? []), ...(set.any ?? [])].flatMap(
    (template) => realizeTemplate(template, slots) ?? [],
  );
}
