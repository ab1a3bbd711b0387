import { listOf, withArticle } from "#lib/description/grammar.ts";
import { MATERIALS, ROOFS } from "#lib/description/vocabulary.ts";
import {
  type Level,
  messageOf,
  type Topic,
  type TopicContext,
} from "#lib/description/writer/message.ts";
import {
  COMMUNITY,
  NEAR,
  TRANSPORTATION_BENEFIT,
} from "#lib/description/writer/templates/setting.ts";
import { ROOF, STYLES, WALLS, WALLS_AND_ROOF } from "#lib/description/writer/templates/shell.ts";

/** A community of a kind, and nearness to transportation. */
export function planSetting({ home, mentions, tone }: TopicContext): Topic | null {
  const community = mentions.includes("community") ? "" : home.community;
  const near = home.has("buildingDetails", "Near transportation");
  if (!community && !near) return null;
  const slots = {
    noun: home.noun,
    community,
    near: near ? "near transportation" : undefined,
    benefit: undefined,
  };
  const level = [messageOf(community ? COMMUNITY : NEAR, slots)];
  const fullest = community
    ? level
    : [messageOf(NEAR, { ...slots, benefit: TRANSPORTATION_BENEFIT[tone] })];
  return { name: "setting", levels: [level, level, level, fullest] };
}

/** Styles that the opening did not name, walls and roof. */
export function planShell({ home }: TopicContext): Topic | null {
  const wallNames = home.list("exterior", MATERIALS).map(({ text }) => text);
  const roofNames = home.list("roof", ROOFS).map(({ text }) => text);
  if (wallNames.length + roofNames.length + home.styles.length === 0) return null;
  const walls = listOf(wallNames);
  // "A wood products exterior" would not do.
  const adjective = walls.endsWith("products") ? undefined : walls;
  const slots = {
    noun: home.noun,
    styles: stylesInWords(home.styles),
    walls,
    severalWalls: wallNames.length > 1 ? walls : undefined,
    wallKind: adjective,
    exterior:
      wallNames.length > 2 || !adjective
        ? `an exterior of ${walls}`
        : withArticle(`${walls} exterior`),
    roof:
      roofNames.length > 1
        ? `${listOf(roofNames)} roofing`
        : withArticle(`${roofNames[0] ?? ""} roof`),
  };
  const styles: Level = home.styles.length ? [messageOf(STYLES, slots)] : [];
  const apart: Level = [
    ...(wallNames.length ? [messageOf(WALLS, slots)] : []),
    ...(roofNames.length ? [messageOf(ROOF, slots)] : []),
  ];
  const together = apart.length > 1 ? [messageOf(WALLS_AND_ROOF, slots)] : apart;
  const brief = [...styles, ...together];
  const fullest = wallNames.length + roofNames.length > 3 ? [...styles, ...apart] : brief;
  return { name: "shell", levels: [brief, brief, brief, fullest] };
}

/** "Colonial, French, and Tudor styles", or "the French style". */
function stylesInWords(styles: readonly string[]): string {
  const names = styles.map((style) => style.replace(/-style$/, ""));
  return names.length > 1 ? `${listOf(names)} styles` : `the ${names[0] ?? ""} style`;
}
