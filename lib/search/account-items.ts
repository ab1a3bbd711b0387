import type { AccountEvent } from "#lib/events/event.ts";
import { eventWords } from "#lib/events/words.ts";
import { CONTACT_KIND_LABELS } from "#lib/fields/contacts.ts";
import { DOCUMENT_FOLDERS, type DocumentFolder } from "#lib/fields/documents.ts";
import { CONTINGENCY_LABELS, FINANCING_LABELS } from "#lib/fields/offers.ts";
import type { PhotoRoom } from "#lib/fields/photos.ts";
import { SHOWING_STATES, type ShowingState } from "#lib/fields/showings.ts";
import type { Basics } from "#lib/fields/basics.ts";
import { formatArea, formatDate, formatMoment, formatMoney } from "#lib/format.ts";
import { roomLabel } from "#lib/photos/rooms.ts";
import { conversationPath } from "#lib/routes.ts";
import type { ContactView } from "#lib/schemas/contacts.ts";
import type { ContractorsByType } from "#lib/schemas/contractors.ts";
import type { OfferView } from "#lib/schemas/offers.ts";
import type { Member } from "#lib/schemas/users.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import type { Item } from "./find.ts";

export interface PhotoText {
  id: string;
  roomKey: PhotoRoom | null;
  roomNumber: number | null;
  caption: string;
  alternativeText: string;
}

export function photoItems(photos: readonly PhotoText[], basics: Basics | null): Item[] {
  return photos.map(
    ({ id, roomKey: key, roomNumber: number, caption, alternativeText }, index) => ({
      kind: "photo",
      title: key ? roomLabel({ key, number }, basics) : `Photo ${index + 1}`,
      text: [caption, alternativeText].filter(Boolean).join(" · "),
      // eslint-disable-next-line porchlight/plain-english -- a word that people search for
      calls: `photo photograph picture image ${key?.replaceAll("_", " ") ?? ""}`,
      href: `/photography#photo-${id}`,
    }),
  );
}

export interface LongText {
  kind: "version" | "inquiry" | "showing" | "document";
  id: string;
  at: string;
  origin: string;
  name: string | null;
  reach: string | null;
  text: string;
}

const ORIGINS: Record<string, string> = {
  generated: "Generated",
  rewritten: "Rewritten",
  edited: "Edited",
};

const documentItem = ({ id, origin, name, reach: note, text }: LongText): Item => ({
  kind: "document",
  title: name ?? "",
  text: [note, text].filter(Boolean).join(" · "),
  calls: DOCUMENT_FOLDERS[origin as DocumentFolder],
  href: `/documents/files#document-${id}`,
});

export function longTextItem(found: LongText, timeZone: string): Item {
  const { kind, id, at, origin, name, reach, text } = found;
  if (kind === "document") return documentItem(found);
  const moment = formatMoment(new Date(at).toISOString(), timeZone);
  if (kind === "showing") {
    const when = formatDayAndTime(new Date(at), timeZone);
    return {
      kind,
      title: [name, reach, when].filter(Boolean).join(" · "),
      text: SHOWING_STATES[origin as ShowingState].label,
      calls: "visit tour viewing appointment",
      href: `/scheduling?showing=${id}`,
    };
  }
  return kind === "version"
    ? { kind, title: `${ORIGINS[origin]}, ${moment}`, text, href: "/description#versions" }
    : {
        kind,
        title: [name, reach, moment].filter(Boolean).join(" · "),
        text,
        href: conversationPath(id),
      };
}

export function offerItems(offers: readonly OfferView[]): Item[] {
  return offers.map(({ price, financing, contingencies, note, closingOn }, index) => ({
    kind: "offer",
    title: `Offer ${index + 1}: ${formatMoney(price)}`,
    text: [
      FINANCING_LABELS[financing],
      ...contingencies.map((one) => CONTINGENCY_LABELS[one]),
      closingOn && `Closing ${formatDate(closingOn)}`,
      note,
    ]
      .filter(Boolean)
      .join(" · "),
    calls: `bid buyer ${price}`,
    href: "/pricing/offers",
  }));
}

interface OwnSale {
  address: string | null;
  soldOn: string;
  price: number;
  livingArea: number | null;
}

export function saleItems(sales: readonly OwnSale[]): Item[] {
  return sales.map(({ address, soldOn, price, livingArea }) => ({
    kind: "sale",
    title: address ?? "Sale without an address",
    text: [formatMoney(price), formatDate(soldOn), livingArea && formatArea(livingArea)]
      .filter(Boolean)
      .join(" · "),
    calls: `sale sold comparable comp ${price}`,
    href: "/pricing/comps#own-sales",
  }));
}

interface OpenHouse {
  startsAt: Date;
  remarks: string;
}

export function openHouseItems(openHouses: readonly OpenHouse[], timeZone: string): Item[] {
  return openHouses.map(({ startsAt, remarks }) => ({
    kind: "listing",
    title: `Open house, ${formatMoment(startsAt.toISOString(), timeZone)}`,
    text: remarks,
    calls: "showing visit tour",
    href: "/scheduling/open-houses",
  }));
}

export const slugItem = (slug: string): Item => ({
  kind: "listing",
  title: `/homes/${slug}`,
  text: "The link to your listing page.",
  calls: "link url slug web",
  href: "/online-listing",
});

export function contactItems(contacts: readonly ContactView[]): Item[] {
  return contacts.map(({ name, kind, phone, email, website, note }) => ({
    kind: "contact",
    title: name,
    text: [CONTACT_KIND_LABELS[kind], phone, email, website, note].filter(Boolean).join(" · "),
    calls: "contact help business phone",
    href: "/get-ready/resources#contacts",
  }));
}

export function contractorItems(
  byType: ContractorsByType | null,
  types: readonly { id: number; name: string }[],
): Item[] {
  return types.flatMap(({ id, name: type }) =>
    (byType?.[id]?.contractors ?? []).map(
      ({ name, addressLine1, addressLine2, city, state, phoneNumber }) => ({
        kind: "contractor" as const,
        title: name,
        text: [type, addressLine1, addressLine2, `${city}, ${state}`, phoneNumber]
          .filter(Boolean)
          .join(" · "),
        calls: "local help business",
        href: `/get-ready/resources#type-${id}`,
      }),
    ),
  );
}

export function personItems(people: readonly Member[]): Item[] {
  return people.map(({ email, profileName, parentUserId }) => ({
    kind: "person",
    title: profileName || email,
    text: profileName ? email : "",
    calls: `user people member ${parentUserId ? "" : "admin"}`,
    href: "/users",
  }));
}

interface News {
  event: AccountEvent;
  at: Date;
  actor: string | null;
}

export function newsItems(news: readonly News[], timeZone: string): Item[] {
  return news.map(({ event, at, actor }) => {
    const { text, href } = eventWords(event, actor);
    return {
      kind: "notification",
      title: text,
      text: formatMoment(at.toISOString(), timeZone),
      calls: "notification news",
      href,
    };
  });
}
