import type { FeatureGroup, FeatureOption } from "#lib/fields/features.ts";
import { chosenFeatures } from "#lib/listing/chosen-features.ts";
import type { InventoryItem } from "#lib/schemas/inventory.ts";
import { type Compared, type Contradiction, FEATURES, INVENTORY, side } from "./facts.ts";
import { findSentence } from "./sentences.ts";

interface Thing {
  group: FeatureGroup;
  option: string;
  /** How texts and lists name it. */
  words: RegExp;
}

const thing = <Group extends FeatureGroup>(
  group: Group,
  option: FeatureOption<Group>,
  words: RegExp,
): Thing => ({ group, option, words });

// Features that are the item itself. A barbecue area stays without its grill.
const THINGS: readonly Thing[] = [
  thing("appliances", "Dishwasher", /\bdishwashers?\b/i),
  thing("appliances", "Dryer", /\bdryers?\b(?! (?:vent|hook|connection|outlet))/i),
  thing("appliances", "Freezer", /\bfreezers?\b/i),
  thing("appliances", "Garbage Disposal", /\b(?:garbage )?disposals?\b/i),
  thing("appliances", "Microwave", /\bmicrowaves?\b/i),
  thing(
    "appliances",
    "Range/Oven",
    /\b(?:ovens?|cooktop(?:s)?|(?:gas|electric|induction|dual-fuel) (?:range|stove)s?|range and oven)\b/i,
  ),
  thing("appliances", "Refrigerator", /\b(?:refrigerators?|fridges?)\b/i),
  thing("appliances", "Trash Compactor", /\btrash compactors?\b/i),
  thing(
    "appliances",
    "Washer",
    /\b(?:washers?|washing machines?)\b(?! (?:hook|connection|outlet))/i,
  ),
  thing("indoorFeatures", "Ceiling Fans", /\bceiling fans?\b/i),
  thing("indoorFeatures", "Intercom System", /\bintercoms?\b/i),
  thing("indoorFeatures", "Jetted tub", /\b(?:jetted|whirlpool) tubs?\b/i),
  thing("indoorFeatures", "Security Systems", /\bsecurity systems?\b/i),
  thing("indoorFeatures", "Wet bar", /\bwet bars?\b/i),
  thing("outdoorFeatures", "Greenhouse", /\bgreenhouses?\b/i),
  thing("outdoorFeatures", "Hot tub/spa", /\b(?:hot tubs?|jacuzzi(?:s)?)\b/i),
  thing("outdoorFeatures", "Sauna", /\bsaunas?\b/i),
  thing("cooling", "Evaporative cooler", /\b(?:evaporative|swamp) coolers?\b/i),
  thing("heating", "Stove", /\b(?:heating|wood|pellet)[ -](?:burning )?stoves?\b/i),
];

// "Second refrigerator", "wine fridge": the one that the features mean may still stay.
const ANOTHER =
  /\b(?:second|extra|spare|mini|small|wine|beverage|beer|bar|garage|basement|portable|old|outdoor|chest)\b/i;
// A text that says itself that the thing leaves, or only tells where one could stand.
const TAKEN_BACK =
  /\b(?:not included|excluded?|excluding|excludes|except|convey|negotiable|n['’]t (?:stay|included?)|not stay|leaves|removed|taking|without|no)\b/i;
const ROOM_FOR =
  /\b(?:hook-?ups?|space|room|ready|wired|plumbed|outlet|connections?) (?:for|to)\b/i;

const isOf = ({ group, option, words }: Thing, { name, feature }: InventoryItem) =>
  feature === `${group}: ${option}` || words.test(name);

const isLeaving = (one: Thing, item: InventoryItem) =>
  item.fate === "goes" && isOf(one, item) && !ANOTHER.test(item.name);

/** Finds what the inventory excludes and a feature or a text promises. */
export function leavingButPromised({
  property,
  listingTexts,
  inventory,
}: Compared): Contradiction[] {
  return THINGS.flatMap((one): Contradiction[] => {
    const leaving = inventory.find((item) => isLeaving(one, item));
    // Another of its kind stays.
    if (!leaving || inventory.some((item) => item.fate === "stays" && isOf(one, item))) return [];
    const excluded = side(INVENTORY, `Excluded: ${leaving.name}`);
    const isChosen = chosenFeatures(property.propertySpecifics, one.group).includes(one.option);
    const texts = listingTexts.flatMap((place): Contradiction[] => {
      const says = findSentence(place.text, one.words, TAKEN_BACK, ROOM_FOR);
      return says === null ? [] : [{ sides: [side(place, says), excluded] }];
    });
    return [
      ...(isChosen ? [{ sides: [side(FEATURES, one.option), excluded] } as Contradiction] : []),
      ...texts,
    ];
  });
}
