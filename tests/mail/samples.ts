import type { MailText } from "#server/mail/message.ts";
import { replyMail } from "#server/mail/templates/conversations.tsx";
import {
  addressTakenMail,
  accountClaimedMail,
  emailChangedMail,
  passwordChangedMail,
} from "#server/mail/templates/notices.tsx";
import {
  confirmEmailMail,
  deleteAccountMail,
  invitationMail,
  resetPasswordMail,
  restoreEmailMail,
  verifyEmailMail,
} from "#server/mail/templates/links.tsx";
import {
  digestMail,
  inquiryMail,
  notificationMail,
  showingNewsMail,
} from "#server/mail/templates/notifications.tsx";
import { receiptMail } from "#server/mail/templates/receipts.tsx";
import {
  accountDeletedMail,
  accountDeletionMail,
} from "#server/mail/templates/account-deletion.tsx";
import { offerMail } from "#server/mail/templates/offers.tsx";
import { showingMail } from "#server/mail/templates/showings.tsx";
import { showingRemovedMail } from "#server/mail/templates/showing-removed.tsx";
import { followConfirmationMail, followerNewsMail } from "#server/mail/templates/followers.tsx";
import { followUpMail } from "#server/mail/templates/open-houses.tsx";
import { supportCopy, supportMail } from "#server/mail/templates/support.tsx";

const WRITTEN = {
  subject: "My photographs do not appear on the public page",
  message:
    "Hello,\n\nI added six photographs this morning. On the screen they are all there, but the public page shows only the first two.\n\nThe address: https://homes.example.com/homes/1418-juniper-st-madison-wi-53704-a-very-long-address-that-does-not-end",
  contactEmail: "ana.torres@example.com",
};
const PERSON = {
  userId: "5b0d2d0a-6a58-4c43-9a35-0d2c9b8f1a01",
  accountId: "5b0d2d0a-6a58-4c43-9a35-0d2c9b8f1a01",
  email: "ana@example.com",
  name: "Ana Torres",
  planName: "Basic",
  level: "Priority email support",
  screen: "/photography",
};

const ORIGIN = "https://homes.example.com";
const SECRET = "Zk3v0qUeJ8mH2yWc5rTnB7xLdPfGsA1iOuEoYtRwQzA";
const by = (screen: string) => ({ href: `${ORIGIN}/${screen}#${SECRET}`, email: PERSON.email });
const HOME = "1418 Juniper St";
const LEAVING = { day: "December 13, 2026", isAdmin: true, href: `${ORIGIN}/security#account` };
const WHY = {
  because:
    "You're receiving this email because you turned on activity alerts for your Porchlight account.",
  ...{ unsubscribeUrl: `${ORIGIN}/unsubscribe#${SECRET}`, settingsUrl: `${ORIGIN}/settings` },
};
const FOLLOWED = {
  home: HOME,
  ...{ listingUrl: `${ORIGIN}/homes/home`, linkUrl: `${ORIGIN}/homes/home/follow/${SECRET}` },
};
const ACCOUNT = {
  ...{ ...WHY, unsubscribeUrl: null },
  because: "You're receiving this email because it's about your Porchlight account.",
};
const INQUIRY = {
  ...{ ...WHY, home: HOME, at: "March 10, 2027 at 9:12 AM", href: `${ORIGIN}/online-listing` },
  because:
    "You're receiving this email because your home is listed on Porchlight and a buyer contacted you, asked for a showing, or made an offer.",
};
const BUYER = {
  ...{ name: "Bea Buyer", email: "bea@example.com", phone: "(608) 555-0142" },
  message: "Hello,\n\nis the garage heated, and would the <workbench> stay?\n\nThank you, Bea",
};

const SHOWING = {
  ...{ when: "Saturday, December 5, 10:30 AM CT", home: `${HOME}, Madison, WI 53704` },
  ...{ byVideo: false, href: `${ORIGIN}/visits/${SECRET}`, reason: "", endedBy: null },
  ...{ answerBy: null, isSold: false },
};

const OFFER = {
  ...{ home: `${HOME}, Madison, WI 53704`, price: 355_000 },
  ...{ expires: "Friday, March 12, 5:00 PM CT", canAccept: true, note: "" },
  href: `${ORIGIN}/offers/${SECRET}`,
};

/** Each email of the product with realistic data. `npm run generate -- mails` renders them. */
export const SAMPLES: Readonly<Record<string, MailText>> = {
  support: supportMail({ ...WRITTEN, ...PERSON }),
  "support-feature": supportMail({
    ...{ ...WRITTEN, ...PERSON, planName: "Premium", level: "Premium support" },
    topic: "feature",
  }),
  "support-copy": supportCopy(WRITTEN),
  "reset-password": resetPasswordMail({ ...by("reset-password"), provider: null }),
  "first-password": resetPasswordMail({ ...by("reset-password"), provider: "Google" }),
  "verify-email": verifyEmailMail(by("verify-email")),
  "confirm-email": confirmEmailMail(by("verify-email")),
  "restore-email": restoreEmailMail(by("restore-email")),
  invitation: invitationMail({ ...by("invitation"), addedBy: PERSON.name }),
  "delete-account": deleteAccountMail(by("delete-account")),
  "account-deletion-requested": accountDeletionMail("requested", LEAVING),
  "account-deletion-reminder": accountDeletionMail("reminder", { ...LEAVING, isAdmin: false }),
  "account-kept": accountDeletionMail("kept", LEAVING),
  "account-deleted": accountDeletedMail(),
  "password-changed": passwordChangedMail(`${ORIGIN}/forgot-password`),
  "account-claimed": accountClaimedMail({ href: `${ORIGIN}/forgot-password`, provider: "Google" }),
  "email-changed": emailChangedMail(PERSON.email),
  receipt: receiptMail({
    ...{ amount: "$99.00", day: "March 10, 2027", number: "PORCH-0012", isTest: false },
    description: "1 × Porchlight Basic (at $99.00 / month)",
    charge: "We charge $99 every month, in advance, until you cancel.",
    href: `${ORIGIN}/billing`,
  }),
  "address-taken": addressTakenMail(`${ORIGIN}/forgot-password`),
  inquiry: inquiryMail({
    ...INQUIRY,
    takesReplies: true,
    about: "question",
    buyer: { ...BUYER, hasEmail: true },
  }),
  "showing-by-telephone": inquiryMail({
    ...{ ...INQUIRY, about: "showing", takesReplies: false },
    buyer: { ...BUYER, hasEmail: false, message: "Could we come on Saturday morning?" },
  }),
  reply: replyMail({
    ...{ home: HOME, href: `${ORIGIN}/messages/${SECRET}`, takesReplies: false },
    text: "Hello Bea,\n\nthe garage is heated, and the workbench stays.",
  }),
  "showing-asked": showingMail({
    ...{ ...SHOWING, about: "asked" },
    answerBy: "Thursday, December 3, 9:12 AM CT",
  }),
  "showing-confirmed": showingMail({ ...SHOWING, about: "confirmed" }),
  "showing-proposed": showingMail({
    ...{ ...SHOWING, about: "proposed", answerBy: "Thursday, December 3, 9:12 AM CT" },
    reason: "We are painting the hall on Saturday. Would Sunday do?",
  }),
  "showing-cancelled": showingMail({ ...SHOWING, about: "cancelled", endedBy: "listing" }),
  "showing-cancelled-by-sale": showingMail({
    ...{ ...SHOWING, about: "cancelled", endedBy: "listing", isSold: true },
  }),
  "showing-feedback": showingMail({ ...SHOWING, about: "feedback" }),
  "offer-confirm": offerMail({ ...OFFER, about: "confirm" }),
  "offer-countered": offerMail({ ...OFFER, about: "countered" }),
  "offer-due": offerMail({ ...OFFER, about: "due" }),
  "offer-highest-and-best": offerMail({ ...OFFER, about: "highest_and_best" }),
  "offer-best-due": offerMail({ ...OFFER, about: "best_due" }),
  "offer-request-canceled": offerMail({ ...OFFER, about: "request_canceled" }),
  "offer-accepted": offerMail({ ...OFFER, about: "accepted" }),
  "offer-backup": offerMail({ ...OFFER, about: "backup" }),
  "offer-declined": offerMail({ ...OFFER, about: "declined" }),
  "offer-declined-note": offerMail({
    ...OFFER,
    about: "declined",
    note: "Thank you for your offer.\nWe wish you the best in your search.",
  }),
  "offer-fell-through": offerMail({ ...OFFER, about: "fell_through" }),
  "offer-expired": offerMail({ ...OFFER, about: "expired" }),
  "showing-requested": showingNewsMail({
    takesReplies: true,
    ...INQUIRY,
    text: "Bea Buyer requested a showing for Saturday, December 5, 10:30 AM CT.",
    visitor: { ...BUYER, message: "We come with our two children. Is there parking?" },
    advice: null,
    action: { label: "View showing", href: `${ORIGIN}/scheduling` },
    answers: {
      confirm: `${ORIGIN}/showing-answers/${SECRET}`,
      propose: `${ORIGIN}/showing-answers/${SECRET}?answer=propose`,
      decline: `${ORIGIN}/showing-answers/${SECRET}?answer=decline`,
      by: "Thursday, December 3, 9:12 AM CT",
    },
  }),
  "showing-gone": showingRemovedMail({
    ...{ name: "Bea Buyer", home: HOME },
    when: "Saturday, December 5, 10:30 AM CT",
  }),
  activity: notificationMail({
    ...{ ...WHY, text: "Pat Partner completed the step “Declutter”.", home: HOME },
    ...{ at: "March 10, 2027 at 9:12 AM", advice: null },
    action: { label: "View steps", href: `${ORIGIN}/get-ready/steps` },
  }),
  "signed-in-elsewhere": notificationMail({
    ...{ ...ACCOUNT, home: null, at: "March 10, 2027 at 9:12 AM" },
    text: "Someone logged in to your account on a new device: Firefox on Windows.",
    advice:
      "If this was you, you don't need to do anything. If not, end that session and change your password.",
    action: { label: "See where you're logged in", href: `${ORIGIN}/security` },
  }),
  "open-house-follow-up": followUpMail({
    ...{ name: "Bea Buyer", home: HOME, day: "March 9, 2027", replyTo: PERSON.email },
    ...{
      subject: `Thank you for visiting ${HOME}`,
      unsubscribeUrl: `${ORIGIN}/unsubscribe#${SECRET}`,
    },
    message: `Thank you for coming to the open house at ${HOME} on March 9, 2027.\n\nIf you have a question about the home, just reply to this email.`,
  }),
  "follow-confirmation": followConfirmationMail(FOLLOWED),
  "follower-price": followerNewsMail({
    ...FOLLOWED,
    ...{ price: { from: 349_900, to: 339_900 }, status: null },
  }),
  "follower-sold": followerNewsMail({ ...FOLLOWED, price: null, status: "sold" }),
  digest: digestMail({
    ...{ ...WHY, home: HOME, href: `${ORIGIN}/notifications` },
    events: [
      {
        text: "Pat Partner completed the step “Declutter”.",
        ...{ href: `${ORIGIN}/get-ready/steps`, at: "March 9, 2027 at 9:12 AM" },
      },
      {
        text: "The estimate for your home went up from $389,000 to $421,000. That's more than its usual error.",
        ...{ href: `${ORIGIN}/pricing`, at: "March 9, 2027 at 4:40 PM" },
      },
    ],
  }),
};
