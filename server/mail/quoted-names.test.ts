import { expect, it } from "vitest";
import { sentEventWords } from "#lib/events/words.ts";
import { renderMail } from "./render.ts";
import { replyMail } from "./templates/conversations.tsx";
import { invitationMail } from "./templates/links.tsx";
import { inquiryMail, notificationMail } from "./templates/notifications.tsx";
import { followUpMail } from "./templates/open-houses.tsx";
import { showingRemovedMail } from "./templates/showing-removed.tsx";

const HREF = "https://homes.example.com/x";
const HOSTILE = `\u202eWin at https://evil.example/pay or ana@evil.example\r\nBcc: x ${"y".repeat(200)}`;
const LINKS = "Pay at https://evil.example/pay\nor write to ana@evil.example.";
const WHY = { because: "You asked for it.", unsubscribeUrl: null, settingsUrl: HREF };
const { text } = sentEventWords(
  {
    kind: "showing_requested",
    data: {
      ...{ showingId: crypto.randomUUID(), name: HOSTILE, isConfirmed: false },
      ...{ startsAt: "2026-12-05T16:30:00Z", timeZone: "America/Chicago" },
    },
  } as Parameters<typeof sentEventWords>[0],
  null,
);

it.each([
  ["an invitation", invitationMail({ href: HREF, addedBy: HOSTILE })],
  [
    "a follow-up",
    followUpMail({
      ...{ subject: HOSTILE, name: HOSTILE, home: HOSTILE, message: "Thank you." },
      ...{ day: "March 9, 2027", replyTo: "seller@example.com", unsubscribeUrl: HREF },
    }),
  ],
  ["the end of a showing", showingRemovedMail({ name: HOSTILE, home: HOSTILE, when: "Saturday" })],
  [
    "an inquiry",
    inquiryMail({
      ...{
        ...WHY,
        about: "question",
        takesReplies: false,
        home: "12 Elm St",
        at: "Saturday",
        href: HREF,
      },
      buyer: { name: HOSTILE, phone: null, hasEmail: false, message: "Hello" },
    }),
  ],
  ["a reply to a buyer", replyMail({ home: HOSTILE, text: LINKS, href: HREF, takesReplies: true })],
  [
    "a showing request",
    notificationMail({
      ...{ ...WHY, text, at: "Saturday", home: "12 Elm St", advice: null },
      action: { label: "See it", href: HREF },
    }),
  ],
])("never turns a name into a link in %s", async (_what, mail) => {
  const { subject, html, text: plain } = await renderMail(mail);
  for (const part of [subject, html, plain]) {
    expect(part).not.toMatch(/evil\.|@evil|https:\/\/evil|\p{Cf}/u);
    expect(part).not.toContain("y".repeat(20));
  }
  expect(subject).not.toMatch(/[\r\n]/);
  expect(plain).toContain("Win at https evil example/pay or ana at evil example");
});
