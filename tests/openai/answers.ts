export type Answer =
  | {
      kind: "text";
      /** The text. A promise among the parts delays the rest until it resolves. */
      parts: readonly (string | Promise<unknown>)[];
      pauseMs?: number;
      ending?: Ending;
    }
  /** Repeats the text until the caller disconnects. */
  | { kind: "endless"; text: string }
  | { kind: "refusal"; status: number; message: string; type: string }
  /** A response in no format of OpenAI. */
  | { kind: "body"; contentType: string; body: string };

/** A finish reason; or the response never ends, is cut off, or ends without a reason ("silence"). */
export type Ending = "stop" | "length" | "content_filter" | "never" | "cut" | "silence";

export function says(
  text: string | readonly (string | Promise<unknown>)[],
  options: { pauseMs?: number; ending?: Ending } = {},
): Answer {
  return { kind: "text", parts: typeof text === "string" ? [text] : text, ...options };
}

/** An OpenAI error, with details that must not be logged. */
export function refuses(status: number): Answer {
  const message = `Request refused for sk-loopback in organization org-loopback (${status}).`;
  return { kind: "refusal", status, message, type: "loopback_error" };
}

type Facts = Record<string, string | number | string[]>;
type Message = { role: string; content: string };

const OPENINGS = ["Set in", "Found in", "Located in"];

/**
 * Writes a text as a faithful model could: type, place and rooms, then as many other facts as the length
 * allows.
 * @param turn varies the text between requests
 */
export function honestText(messages: readonly Message[], turn: number): string {
  const [instructions, data] = messages;
  const aim = Number(/about (\d+) characters/.exec(instructions?.content ?? "")?.[1] ?? 1000);
  const { facts } = JSON.parse(data?.content ?? "") as { facts: Facts };
  const { City, State, "Property Type": type, ...rest } = facts;
  const rooms = Object.entries(ROOMS).flatMap(([label, noun]) =>
    rest[label] ? [`${rest[label]} ${noun}${rest[label] === 1 ? "" : "s"}`] : [],
  );
  const place = [City, State].filter(Boolean).join(", ") || "the United States";
  const has = rooms.length > 0 ? ` with ${rooms.join(", ")}` : "";
  let text = `${OPENINGS[turn % OPENINGS.length]} ${place} is a ${type}${has}.`;
  const others = Object.entries(rest).filter(([label]) => !(label in ROOMS));
  for (const [label, value] of others) {
    const sentence = ` ${sentenceAbout(label, value)}`;
    if (text.length + sentence.length < aim) text += sentence;
  }
  return `${text} A visit tells the rest.`;
}

const ROOMS = {
  Bedrooms: "bedroom",
  "Full Bathrooms": "full bath",
  "Half Bathrooms": "half bath",
  "3/4 Bathrooms": "three-quarter bath",
  "1/4 Bathrooms": "quarter bath",
};
const NUMBERS: Record<string, (value: string) => string> = {
  "Finished Square Footage": (value) => `There are ${value} finished square feet.`,
  "Basement Square Footage": (value) => `The basement has ${value} square feet.`,
  "Garage Square Footage": (value) => `The garage has ${value} square feet.`,
  "Year Built": (value) => `It was built in ${value}.`,
  "Structural Remodel Year": (value) => `It was remodeled in ${value}.`,
  "HOA Fees (per month)": (value) => `HOA fees are $${value} per month.`,
  "Total Rooms": (value) => `There are ${value} rooms.`,
  "Total Parking Spaces": (value) => `There are ${value} parking spaces.`,
};

const LISTS: Record<string, string> = {
  "Indoor Features": "indoors",
  "Building Details": "the building",
  "Architectural Style": "the style",
  "Outdoor Features": "outdoors",
  "Heating Fuel": "fuel",
  "Water/Sewage": "water",
};

function sentenceAbout(label: string, value: Facts[string]): string {
  if (label === "Lot Size") return `The lot is ${String(value)}.`;
  const tell = NUMBERS[label];
  if (tell)
    return tell(Number(value).toLocaleString("en-US", { useGrouping: !/Year/.test(label) }));
  const items = [value]
    .flat()
    .join(", ")
    .toLowerCase()
    .replace(/\bsolar\b/, "solar cooling");
  return `As to ${LISTS[label] ?? label.toLowerCase()}, this can be noted: ${items}.`;
}
