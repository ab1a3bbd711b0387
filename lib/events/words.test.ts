import { expect, it } from "vitest";
import { EVENT_KINDS } from "#lib/fields/notifications.ts";
import { decide } from "#lib/routes.ts";
import type { AccountEvent } from "./event.ts";
import { eventWords } from "./words.ts";

const ASKED = { inquiryId: "7b6f1d1e-0d3e-4f57-9d62-3d0b8a0a9f10", name: "Bo Li" };

const SHOWING = {
  showingId: "2d0f4a53-3c0e-4a39-8f6d-7a2b1c9d0e11",
  name: "Bo Li",
  startsAt: "2026-12-05T16:30:00.000Z",
  timeZone: "America/Chicago",
};
const AT = "Saturday, December 5, 10:30 AM CT";

const CASES: [AccountEvent, string | null, string][] = [
  [{ kind: "inquiry_received", data: ASKED }, null, "Bo Li sent a message about your home."],
  [
    { kind: "inquiry_received", data: { ...ASKED, messageId: ASKED.inquiryId } },
    null,
    "Bo Li wrote back to you.",
  ],
  [{ kind: "showing_asked", data: ASKED }, null, "Bo Li requested a showing of your home."],
  [
    { kind: "showing_requested", data: { ...SHOWING, isConfirmed: false } },
    null,
    `Bo Li requested a showing for ${AT}.`,
  ],
  [
    { kind: "showing_requested", data: { ...SHOWING, isConfirmed: true } },
    null,
    `Bo Li booked a showing for ${AT}.`,
  ],
  [
    {
      kind: "showing_moved",
      data: { ...SHOWING, from: "2026-12-04T16:30:00.000Z", isConfirmed: false },
    },
    null,
    `Bo Li asked to move the showing from Friday, December 4, 10:30 AM CT to ${AT}.`,
  ],
  [{ kind: "showing_agreed", data: SHOWING }, null, `Bo Li accepted your proposed time: ${AT}.`],
  [
    { kind: "showing_cancelled", data: { ...SHOWING, by: "visitor" } },
    null,
    `Bo Li canceled the showing on ${AT}.`,
  ],
  [
    { kind: "showing_cancelled", data: { ...SHOWING, by: "seller" } },
    "Ana",
    `Ana canceled the showing on ${AT} with Bo Li.`,
  ],
  [
    { kind: "showing_cancelled", data: { ...SHOWING, by: "listing" } },
    "Ana",
    `The showing with Bo Li on ${AT} was canceled because your home is no longer for sale.`,
  ],
  [
    { kind: "showing_expired", data: { ...SHOWING, waitedFor: "seller" } },
    null,
    `The showing request from Bo Li for ${AT} expired without an answer.`,
  ],
  [
    { kind: "showing_expired", data: { ...SHOWING, waitedFor: "visitor" } },
    null,
    `The time you proposed to Bo Li, ${AT}, expired without an answer.`,
  ],
  [{ kind: "showing_feedback", data: SHOWING }, null, "Bo Li left feedback on your home."],
  [
    { kind: "showing_soon", data: { ...SHOWING, which: "day" } },
    null,
    `Coming up: showing with Bo Li on ${AT}.`,
  ],
  ...(
    [
      ["received", "buyer", null, "You received an offer of $640,000."],
      ["countered", "buyer", null, "A buyer made a counteroffer of $640,000."],
      ["countered", "seller", "Ana", "Ana made a counteroffer of $640,000."],
      ["best", "buyer", null, "A buyer sent a highest and best offer of $640,000."],
      ["accepted", "seller", null, "Someone on your account accepted the offer of $640,000."],
      ["backup", "seller", "Ana", "Ana accepted the offer of $640,000 as a backup."],
      ["declined", "seller", "Ana", "Ana declined the offer of $640,000."],
      ["withdrawn", "buyer", null, "A buyer withdrew the offer of $640,000."],
      [
        "fell_through",
        "buyer",
        null,
        "The buyer withdrew the offer of $640,000 that was accepted.",
      ],
      [
        ...(["fell_through", "seller", "Ana"] as const),
        "Ana recorded that the deal for the offer of $640,000 fell through.",
      ],
      ["expired", null, null, "The offer of $640,000 expired without an answer."],
    ] as const
  ).map(([what, by, actor, text]): (typeof CASES)[number] => [
    { kind: "offer_changed", data: { offerId: SHOWING.showingId, price: 640_000, what, by } },
    actor,
    text,
  ]),
  [
    {
      kind: "offer_due",
      data: {
        ...{ offerId: SHOWING.showingId, number: 1, price: 640_000 },
        ...{ expiresAt: SHOWING.startsAt, timeZone: SHOWING.timeZone },
      },
    },
    null,
    `Answer the offer of $640,000. It expires ${AT}.`,
  ],
  ...(
    [
      ["requested", "Ana", `Ana asked 3 buyers for their highest and best offers by ${AT}.`],
      ["canceled", "Ana", "Ana canceled the request for highest and best offers."],
      [
        ...(["due", null] as const),
        "The deadline for highest and best offers has passed. 2 of 3 buyers answered.",
      ],
    ] as const
  ).map(([what, actor, text]): (typeof CASES)[number] => {
    const { startsAt: dueAt, timeZone } = SHOWING;
    const data = { what, asked: 3, answered: 2, dueAt, timeZone };
    return [{ kind: "highest_and_best", data }, actor, text];
  }),
  [
    { kind: "step_completed", data: { stepId: "deep_clean" } },
    "Ana",
    "Ana completed the step “Deep Clean”.",
  ],
  [
    { kind: "step_completed", data: { stepId: "deep_clean" } },
    null,
    "The step “Deep Clean” was completed.",
  ],
  [
    { kind: "price_changed", data: { from: null, to: 650_000 } },
    "Ana",
    "Ana set the asking price to $650,000.",
  ],
  [
    { kind: "price_changed", data: { from: null, to: 650_000 } },
    null,
    "The asking price was set to $650,000.",
  ],
  [
    { kind: "price_changed", data: { from: 650_000, to: 640_000 } },
    "Ana",
    "Ana changed the asking price from $650,000 to $640,000.",
  ],
  [
    { kind: "price_changed", data: { from: 650_000, to: 640_000 } },
    null,
    "The asking price was changed from $650,000 to $640,000.",
  ],
  [
    { kind: "text_changed", data: { accepted: false } },
    "Ana",
    "Ana changed the listing description.",
  ],
  [
    { kind: "text_changed", data: { accepted: true } },
    null,
    "The listing description was accepted.",
  ],
  [
    { kind: "description_hidden", data: { quote: "three bedrooms" } },
    "Ana",
    "Buyers can't see your description because of “three bedrooms”. Review it to show it again.",
  ],
  [
    { kind: "estimate_moved", data: { from: 600_000, to: 560_000, low: 530_000, high: 590_000 } },
    null,
    "The estimate for your home went down from $600,000 to $560,000. That's more than its usual error.",
  ],
  [
    { kind: "listing_changed", data: { from: "active", to: "sold" } },
    "Ana",
    "Ana changed your listing from “Active” to “Sold”.",
  ],
  [
    { kind: "listing_changed", data: { from: "coming_soon", to: "active" } },
    null,
    "Your listing changed from “Coming soon” to “Active”.",
  ],
  [
    { kind: "listing_taken_down", data: { reason: "It shows another home." } },
    null,
    "Porchlight took your listing down: It shows another home.",
  ],
  [{ kind: "listing_allowed", data: {} }, null, "You can publish your listing again."],
  [
    { kind: "automation_done", data: { what: "price", from: 650_000, price: 640_000 } },
    null,
    "The asking price changed from $650,000 to $640,000 as scheduled.",
  ],
  [
    { kind: "automation_not_done", data: { what: "publish", reason: "The cover is missing." } },
    null,
    "Your listing wasn't published as scheduled. The cover is missing.",
  ],
  [
    { kind: "automation_paused", data: {} },
    null,
    "Your automations are paused because your plan with automation ended.",
  ],
  [
    { kind: "inquiry_waiting", data: { count: 2, hours: 1 } },
    null,
    "2 messages have waited 1 hour for your answer.",
  ],
  [
    { kind: "quiet_listing", data: { days: 7 } },
    null,
    "No buyer has contacted you for 7 days. Check your price, photos, and description.",
  ],
  [
    { kind: "price_checkup", data: { days: 45, week: { views: 42, inquiries: 1, showings: 2 } } },
    null,
    "Your weekly price check-up is ready. Your home was listed 45 days ago. The last 7 days: 42 views, 1 message and 2 showing requests.",
  ],
  [
    { kind: "price_checkup", data: { days: 7, week: null } },
    null,
    "Your weekly price check-up is ready. Your home was listed 7 days ago.",
  ],
  [
    { kind: "payment_failed", data: { planName: "Basic" } },
    null,
    "A payment for your Basic plan failed.",
  ],
  [
    { kind: "webhook_turned_off", data: { host: "hooks.example" } },
    null,
    "Your webhook to hooks.example was turned off because it stopped accepting deliveries.",
  ],
  [
    { kind: "plan_ends_soon", data: { planName: "Basic", day: "2027-05-03" } },
    null,
    "Your Basic plan ends on May 3, 2027.",
  ],
  [
    { kind: "program_allowed", data: { what: "token", name: "A script" } },
    null,
    "An API token, “A script”, was created in your name.",
  ],
  [
    { kind: "program_allowed", data: { what: "webhook", name: "hooks.example" } },
    null,
    "A webhook to hooks.example was created in your name.",
  ],
  [{ kind: "person_joined", data: { name: "Bo Li" } }, null, "Bo Li joined your account."],
  [
    { kind: "signed_in_elsewhere", data: { device: "Safari on iPhone" } },
    null,
    "Someone logged in to your account on a new device: Safari on iPhone.",
  ],
];

it.each(CASES)("describes %j by %s as: %s", (event, actor, text) => {
  const words = eventWords(event, actor);
  expect(words.text).toBe(text);
  const [screen = ""] = words.href.split(/[#?]/);
  expect(decide(screen, true)).toBe(screen);
  expect(decide(screen, false)).toBe("/login");
});

it("covers every kind of event", () => {
  expect(new Set(CASES.map(([{ kind }]) => kind))).toEqual(new Set(EVENT_KINDS));
});
