import type { TemplateSet } from "#lib/description/writer/template.ts";

export const CLOSES: TemplateSet = {
  plain: [
    "Contact the seller to arrange a visit",
    "Tours are available on request",
    "Schedule a showing to see the {noun} in person",
    "Showings can be arranged on request",
  ],
  warm: [
    "Come take a look for yourself",
    "Come by, walk through, and see what you think",
    "Set up a visit and have a look around",
    "Stop by and take your time looking around",
  ],
  polished: [
    "We invite you to arrange a viewing of the {noun}",
    "A viewing can be arranged at your convenience",
    "Viewings are arranged by appointment",
    "We would be pleased to show you the {noun}",
  ],
};

export const CLOSES_ON_LAND: TemplateSet = {
  ...CLOSES,
  warm: [
    "Come take a look for yourself",
    "Come out and walk it",
    "Set up a visit and have a look around",
    "Come and stand on it before you decide",
  ],
};

/** For texts about many facts: what a visit adds, and how to arrange one. */
export const LONG_CLOSES: TemplateSet = {
  plain: [
    "Measurements and dates are as given by the owner. Contact the seller to arrange a visit, and bring your questions and a tape measure",
    "These are the facts as the owner has given them. To check them against the real thing, schedule a showing and bring a list of questions",
    "Buyers are welcome to measure, ask, and check every detail on a visit before deciding. Showings of the {noun} can be arranged on request",
    "What is not listed here can be seen in person. Tours are available on request, and the seller can answer questions on the spot",
  ],
  warm: [
    "A list can only tell you so much. Come by, walk through at your own pace, and see how it feels with you in it",
    "That's what there is to tell; the rest you'll have to see. Set up a visit, bring a tape measure, and take your time",
    "You can read about a place all day and learn more on one visit. Pick a time that suits you and come have a look",
    "If this sounds like what you've been looking for, come and see it. Bring your questions, open every door, and stay as long as you need",
  ],
  polished: [
    "No description takes the place of a visit. We invite you to arrange a viewing of the {noun} and to see it at an unhurried pace",
    "The {noun} makes its own case in person. A viewing can be arranged at your convenience, with time for every question",
    "What words convey only in part, a visit will complete. Viewings are arranged by appointment, and we would be pleased to welcome you",
    "Those who wish to know more are invited to come and see. We would be pleased to arrange a viewing at a time of your choosing",
  ],
};
