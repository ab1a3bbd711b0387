import type { Purposes } from "#lib/description/writer/purpose.ts";

export const ROOM_PURPOSES: Purposes<"rooms"> = {
  "Breakfast Nook": {
    phrase: "for morning coffee",
    clauses: {
      plain: [
        "a breakfast nook is there for morning coffee and quick meals",
        "breakfast and other quick meals can be eaten in the breakfast nook",
      ],
      warm: [
        "morning coffee belongs in the breakfast nook",
        "the breakfast nook is a spot for the first cup of the day",
      ],
      polished: [
        "less formal meals may be taken in the breakfast nook",
        "a breakfast nook accommodates coffee and informal meals",
      ],
    },
  },
  "Dining Room": {
    phrase: "for sit-down meals",
    clauses: {
      plain: [
        "a dining room is there for sit-down meals and company",
        "the dining room is set apart for sit-down meals and holidays",
      ],
      warm: [
        "the dining room brings everyone to one table",
        "when company comes, there's a dining room for a dinner together",
      ],
      polished: [
        "a dining room lends meals a sense of occasion",
        "a dining room provides for formal dinners and for company",
      ],
    },
  },
  "Family Room": {
    phrase: "for evenings in",
    clauses: {
      plain: [
        "a family room is there for television, games, and everyday use",
        "the family room serves as the everyday place to sit and watch television",
      ],
      warm: [
        "the family room is for movies, games, and doing nothing much",
        "evenings in, loud or lazy, can be spent in the family room",
      ],
      polished: [
        "a family room is given over to everyday living",
        "evenings at leisure may be spent in the family room",
      ],
    },
  },
  "Laundry Room": {
    phrase: "for the wash",
    clauses: {
      plain: [
        "a laundry room keeps washing and folding in one place",
        "the laundry room is a separate place for washing and folding",
      ],
      warm: [
        "wash day stays out of the way in the laundry room",
        "the laundry room lets you close the door on wash day",
      ],
      polished: [
        "a laundry room keeps the weekly wash apart from the rest",
        "the weekly wash is confined to a laundry room",
      ],
    },
  },
  Library: {
    phrase: "for books",
    clauses: {
      plain: [
        "a library is there for books, reading, and desk work",
        "the library is a place to keep books and sit down with them",
      ],
      warm: [
        "the library is for books and an hour to read them",
        "your books get a library, and so does your reading chair",
      ],
      polished: [
        "a library lends itself to books and to evenings of reading",
        "a library gives a book collection a setting of its own",
      ],
    },
  },
  "Owner's Suite": {
    clauses: {
      plain: [
        "the main bedroom is an owner's suite",
        "an owner's suite serves as the main bedroom",
      ],
      warm: [
        "the owner's suite is yours at the end of the day",
        "at the end of the day, you can shut the door of the owner's suite",
      ],
      polished: [
        "an owner's suite serves as the principal bedroom",
        "the principal bedroom is an owner's suite",
      ],
    },
  },
  "Walk-in closet": {
    phrase: "for clothes",
    clauses: {
      plain: [
        "a walk-in closet is there for clothes, shoes, and luggage",
        "clothes, shoes, and luggage go in a walk-in closet",
      ],
      warm: [
        "a walk-in closet lets you step in among your clothes",
        "your clothes get a walk-in closet, so getting dressed is simple",
      ],
      polished: [
        "a walk-in closet keeps the wardrobe in order",
        "the wardrobe may be arranged in a walk-in closet",
      ],
    },
  },
  "Mud Room": {
    phrase: "for coats and boots",
    clauses: {
      plain: [
        "a mud room takes coats, boots, and wet umbrellas",
        "coats, boots, and bags can be left in the mud room",
      ],
      warm: [
        "coats and boots come off in the mud room",
        "the mud room is as far as wet boots need to go",
      ],
      polished: [
        "a mud room receives coats, boots, and umbrellas",
        "coats, boots, and umbrellas are left behind in the mud room",
      ],
    },
  },
  Workshop: {
    phrase: "for projects",
    clauses: {
      plain: [
        "a workshop is there for tools, repairs, and projects",
        "tools and unfinished projects can stay out in the workshop",
      ],
      warm: [
        "the workshop is where the next project can begin",
        "weekend projects have a workshop, so the tools can stay out",
      ],
      polished: [
        "a workshop accommodates tools and the projects that call for them",
        "tools and projects are given a workshop of their own",
      ],
    },
  },
  "Solarium/Atrium": {
    phrase: "for plants",
    clauses: {
      plain: [
        "a solarium/atrium gives plants a place indoors through the winter",
        "plants can be kept in the solarium/atrium through the winter",
      ],
      warm: [
        "the solarium/atrium is the place for your plants",
        "your plants get the solarium/atrium, and you're free to join them",
      ],
      polished: [
        "a solarium/atrium lends itself to plants and to chairs",
        "plants and a chair may be kept in the solarium/atrium",
      ],
    },
  },
  "Sun Room": {
    phrase: "for sitting in the daylight",
    clauses: {
      plain: [
        "a sun room is there for sitting and reading in the daylight",
        "the sun room is a place to sit in the daylight",
      ],
      warm: [
        "slow mornings suit the sun room, coffee in hand",
        "the sun room is the place to sit in the daylight with a book",
      ],
      polished: [
        "a sun room is devoted to the hours of daylight",
        "the daylight hours may be spent in the sun room",
      ],
    },
  },
};
