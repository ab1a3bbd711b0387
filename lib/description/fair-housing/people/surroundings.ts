import { type Rule, isTold, textOf, joined, judged, isPeople, isOpened, isWhole } from "./scene.ts";
import { AREAS, AROUND, MAJORITY, DEALING } from "./vocabulary.ts";

// "A Korean enclave", "the block has turned Black", "mostly Irish families live here"
export const typical: Rule = ({ words, text, isPast }, mention) => {
  const { from, to, kind, protectedClass } = mention;
  if (kind === "sign" || isPast) return null;
  const severity = isTold(mention) ? "violation" : "caution";
  if (kind === "told" && protectedClass === "religion" && AROUND.has(textOf(words, from))) {
    return judged(mention, "typical", "caution", from, to);
  }
  if (
    kind === "area" &&
    (isTold(mention) || protectedClass === "sex" || words[to - 2]?.isPossessive)
  )
    return judged(mention, "typical", severity, from, to);
  const before = textOf(words, from - 1);
  const isMany =
    MAJORITY.has(before) ||
    (/^(?:of|by|with)$/.test(before) && MAJORITY.has(textOf(words, from - 2)));
  const isAround = (at: number) => AROUND.has(textOf(words, at));
  const hasArea = words.some((_, at) => isAround(at) && (at < from || at >= to));
  if (kind === "color") {
    const isArea = AREAS.has(textOf(words, to - 1));
    if (
      isArea &&
      /^(?:neigh|commun|enclave|suburb|subdiv|area|street|block|town|section)/.test(
        textOf(words, to - 1),
      )
    )
      return judged(mention, "typical", "violation", from, to);
    const isSaid =
      /^(?:is|are|all|mostly|turned|turning|stay|stayed|predominantly|still|be|profile|like|likes|go|goes|going)$/.test(
        before,
      );
    return hasArea && (isSaid || isMany) && !PAINTED.test(text)
      ? judged(mention, "typical", "violation", from, to)
      : null;
  }
  if (kind === "people" && CROWD.test(textOf(words, to - 1)) && isTold(mention))
    return judged(mention, "typical", severity, from, to);
  if (isMany && (hasArea || /^(?:neighbou?rs|residents|homeowners)$/.test(textOf(words, to - 1))))
    return judged(mention, "typical", severity, from - 1, to);
  if (!isTold(mention)) return null;
  const after = joined(words.slice(to, to + 6));
  if (LIVES.test(after))
    return judged(mention, "typical", "violation", from, Math.min(words.length, to + 2));
  const isSaidOf =
    AROUND.has(before) ||
    /^(?:is|are|all|mostly|turned|turning|stay|stayed|predominantly|still|always|been|become|becoming|kept|keep)$/.test(
      before,
    );
  if (hasArea && (isSaidOf || kind === "people"))
    return judged(mention, "typical", "violation", from, to);
  return null;
};

const PAINTED =
  /\b(?:paint\w*|wall|walls|cabinets?|trim|siding|fence|door|doors|tiles?|kitchen|counters?|brick|houses|homes|stucco|roofs?|shutters|box|birch|oak|maple|snow|blossoms?|flowers?)\b/;

const CROWD = /^(?:clientele|crowd|population|ownership|occupancy|tenantry|gentry|element)$/;

const LIVES =
  /^(?:(?:all|mostly|have|has|who|that|always|still|also|long|already) )*(?:live|lives|living|reside|dominate|dominates|make up|makes up|own|fill|settled|tak(?:e|en|ing) over|are taking over|mov(?:e|ed|ing) in|are moving in|are everywhere|are all over)\b/;

// "Whoever lives on the dole may admire it", "market it to Cubans"
export const singledOut: Rule = ({ words, text, isPast }, mention) => {
  const { from, to, kind, protectedClass, isOwn } = mention;
  if (isOwn) return null;
  const dealt = DEALING.exec(text);
  if (dealt && isPeople(mention) && (isTold(mention) || protectedClass === "sex")) {
    const at = text.slice(0, dealt.index).split(" ").length - 1;
    if (at < from && !isPast) return judged(mention, "wanted", "violation", at, to);
  }
  if (isPast || isOpened(text, mention)) return null;
  if (PROFILE.test(text)) return judged(mention, "wanted", "violation", from, to);
  const isOfTenancy = TENANCY.test(text);
  if (kind === "sign" && isOfTenancy) return judged(mention, "asked", "caution", from, to);
  if (!isPeople(mention)) return null;
  const isHousehold = /^(?:familial status|age|sex)$/.test(protectedClass);
  if (isHousehold && !isOfTenancy) return null;
  if (kind === "told") return judged(mention, "unwanted", "violation", from, to);
  return isWhole(words, to) && words.length > to - from
    ? judged(mention, "typical", "caution", from, to)
    : null;
};

// "Ideal tenant: employed, childless"
const PROFILE =
  /\b(?:ideal|perfect|target|typical|desired|right|model|best|dream|preferred) (?:tenants?|buyers?|renters?|residents?|applicants?|occupants?|owners?|neighbors?|person|household)\b|\b(?:tenant|buyer|renter|resident|occupancy) (?:profile|mix|base|selection|criteria|policy)\b/;

// People who take the home, or what they do to take it.
const TENANCY =
  /\b(?:tenants?|buyers?|renters?|applicants?|applications?|occupants?|lessees?|landlord|apply|screening|this (?:one|home|house|place|loft|unit|apartment|condo|spot|building) (?:is|was)|(?:sell|rent|lease|show) (?:it )?to|look elsewhere|live here|living here|move in|interview|say yes)\b/;
