import type { TemplateSet } from "#lib/description/writer/template.ts";

/** Slots: {list}; {ready}, what the home is wired for; {fee}, dollars a month. */
export const SHELL: TemplateSet = {
  plain: [
    "The {noun} has {list}[; HOA dues are {fee} a month]",
    "It has {list}[; HOA dues are {fee} a month]",
    "Construction features {list}[; HOA dues are {fee} a month]",
    "{List} {list:completes|complete} the property[; HOA dues are {fee} a month]",
  ],
  warm: [
    "From outside, you'll see {list}[; HOA dues are {fee} a month]",
    "Outside, you'll see {list}[; HOA dues are {fee} a month]",
    "{List} {list:completes|complete} the look[; HOA dues are {fee} a month]",
  ],
  polished: [
    "The {noun} presents {list}[; HOA dues are {fee} a month]",
    "It is finished with {list}[; HOA dues are {fee} a month]",
    "{List} {list:completes|complete} the picture[; HOA dues are {fee} a month]",
  ],
};

export const ESSENTIALS: TemplateSet = {
  plain: [
    "{List} {list:serves|serve} the {noun}[, which is {ready}][; HOA dues are {fee} a month]",
    "The {noun} has {list}[ and is {ready}][; HOA dues are {fee} a month]",
    "It comes with {list}[ and is {ready}][; HOA dues are {fee} a month]",
    "Systems and services include {list}[, and it is {ready}][; HOA dues are {fee} a month]",
  ],
  warm: [
    "{List} {list:takes|take} care of the basics[, and it is {ready}][; HOA dues are {fee} a month]",
    "For the basics, you'll have {list}[, and it is {ready}][; HOA dues are {fee} a month]",
    "You'll have {list}, too[, and it is {ready}][; HOA dues are {fee} a month]",
    "The basics are covered by {list}[, and it is {ready}][; HOA dues are {fee} a month]",
  ],
  polished: [
    "{List} {list:completes|complete} the {noun}[, which is {ready}][; HOA dues are {fee} a month]",
    "The {noun} is served by {list}[ and is {ready}][; HOA dues are {fee} a month]",
    "It is equipped with {list}[ and is {ready}][; HOA dues are {fee} a month]",
    "Essentials include {list}[, and it is {ready}][; HOA dues are {fee} a month]",
    "Its systems comprise {list}[, and it is {ready}][; HOA dues are {fee} a month]",
  ],
};

export const READY: TemplateSet = {
  plain: [
    "The {noun} is {ready}[; HOA dues are {fee} a month]",
    "It is {ready}[; HOA dues are {fee} a month]",
  ],
  warm: [
    "It is already {ready}[; HOA dues are {fee} a month]",
    "The {noun} is {ready} for you[; HOA dues are {fee} a month]",
  ],
  polished: [
    "The interior is {ready}[; HOA dues are {fee} a month]",
    "It is {ready}[; HOA dues are {fee} a month]",
  ],
};

export const FEE: TemplateSet = {
  plain: ["HOA dues are {fee} a month", "The HOA charges {fee} a month"],
  warm: ["HOA dues come to {fee} a month", "You'll pay HOA dues of {fee} a month"],
  polished: ["HOA dues amount to {fee} a month", "Monthly HOA dues are {fee}"],
};

export const INVITATION: TemplateSet = {
  plain: [
    "Schedule a showing to see it in person",
    "Contact the seller to arrange a visit",
    "Showings are by appointment",
  ],
  warm: [
    "Come by and see it for yourself",
    "Stop in and take a look around",
    "You're welcome to come and see it",
  ],
  polished: [
    "Viewings are by appointment",
    "A private viewing can be arranged",
    "We invite you to arrange a viewing",
  ],
};

export const INVITATION_TO_LAND: TemplateSet = {
  plain: [
    "Schedule a visit to walk it",
    "Contact the seller to arrange a visit",
    "Visits are by appointment",
  ],
  warm: ["Come out and walk it", "Come take a look at it", "You're welcome to come and see it"],
  polished: [
    "Visits are by appointment",
    "A visit to the land can be arranged",
    "We invite you to arrange a visit",
  ],
};
