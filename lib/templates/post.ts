import { splitSentences } from "#lib/text/sentences.ts";
import type { TemplateContent } from "./content.ts";
import { factText } from "./fact-text.ts";
import { TEMPLATES } from "./kinds.ts";

export interface Post {
  text: string;
  /** As the network counts them. */
  characters: number;
  isCut: boolean;
}

// Networks hide longer text behind "more", and people skip it.
const COMFORTABLE_TEXT = 700;

const tagOf = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, "");

function hashtags({ city, kind }: TemplateContent): string | null {
  const [town = ""] = city.split(",");
  const tags = ["forsalebyowner", ...(tagOf(town) ? [`${tagOf(town)}homes`] : [])];
  return kind === "post-x" ? null : tags.map((tag) => `#${tag.toLowerCase()}`).join(" ");
}

const cutAtWord = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const start = text.slice(0, Math.max(0, most - 1));
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), 0)) || start}…`;
};

function sentencesWithin(text: string, most: number): string {
  let end = 0;
  for (const sentence of splitSentences(text, { atLineBreaks: false })) {
    if (sentence.end > most) break;
    end = sentence.end;
  }
  return text.slice(0, end);
}

/** Writes a social media post: facts, as much of the text as fits, and the link. */
export function postOf(content: TemplateContent): Post {
  const spec = TEMPLATES[content.kind];
  if (spec.output !== "text") throw new Error(`${content.kind} is no text`);
  const { headline, street, city, price, facts, openHouses, page, status, text } = content;
  const link = page?.url ?? null;
  const isShort = spec.mostCharacters < COMFORTABLE_TEXT;
  const times = openHouses
    .slice(0, isShort ? 1 : 4)
    .map(({ day, hours }) => `Open house: ${day}, ${hours}`);
  const numbers = facts.map(factText);
  const head = [
    headline,
    [street, city].filter(Boolean).join(", "),
    [status, price].filter(Boolean).join(": "),
    numbers.slice(0, isShort ? 3 : 5).join(" · "),
  ];
  const tail = [...times, link && `See more: ${link}`];
  const write = (body: string, first = head, last = tail) =>
    [first.filter(Boolean).join("\n"), body, last.filter(Boolean).join("\n"), hashtags(content)]
      .filter(Boolean)
      .join("\n\n");
  const count = (post: string) =>
    [...post].length +
    (link !== null && spec.charactersOfLink !== null && post.includes(link)
      ? spec.charactersOfLink - link.length
      : 0);
  const room = spec.mostCharacters - count(write("")) - 4;
  const most = Math.min(room, COMFORTABLE_TEXT);
  const body = sentencesWithin(text, most);
  const post = write(body);
  if (count(post) <= spec.mostCharacters) {
    return { text: post, characters: count(post), isCut: body.length < text.trim().length };
  }
  // If even the facts don't fit, the address and link remain.
  const left = spec.mostCharacters - (link ? (spec.charactersOfLink ?? link.length) + 14 : 0) - 4;
  const least = write("", [cutAtWord([headline, head[1]].join("\n"), left)], [tail.at(-1) ?? null]);
  return { text: least, characters: count(least), isCut: true };
}
