import type { Purposes } from "#lib/description/writer/purpose.ts";

export const OUTDOOR_PURPOSES: Purposes<"outdoorFeatures"> = {
  Waterfront: {
    clauses: {
      plain: [
        "the waterfront setting puts water at the edge of the property",
        "the property has a waterfront setting, with water at its edge",
      ],
      warm: [
        "the water is right there in this waterfront setting",
        "a waterfront setting puts the water at your feet",
      ],
      polished: [
        "a waterfront setting brings the water to the edge of the property",
        "the property enjoys a waterfront setting, with water at its edge",
      ],
    },
  },
  Dock: {
    phrase: "for tying up a boat",
    clauses: {
      plain: [
        "a dock is there for tying up a boat or casting off in one",
        "a boat can be tied up and boarded at the dock",
      ],
      warm: [
        "you can tie up a boat at the dock or just dangle your feet",
        "the dock is there for a boat or for bare feet over the water",
      ],
      polished: ["a dock provides a place to moor a boat", "a boat may be moored at the dock"],
    },
  },
  Pond: {
    clauses: {
      plain: [
        "a pond is part of the grounds, to sit beside or walk around",
        "the grounds of the property hold a pond to sit beside",
      ],
      warm: [
        "there's a pond to walk around or sit beside",
        "a pond gives you somewhere to stroll after supper",
      ],
      polished: [
        "a pond brings still water to the grounds",
        "the grounds hold a pond beside which to sit",
      ],
    },
  },
  Porch: {
    phrase: "for sitting out in the evening",
    clauses: {
      plain: [
        "a porch gives a place to sit outdoors and watch the day go by",
        "the porch is a place to sit outdoors under cover",
      ],
      warm: [
        "evenings can be spent on the porch, watching the day wind down",
        "the porch lets you sit out even when it rains",
      ],
      polished: [
        "a porch offers a place to sit out of doors",
        "evenings may be spent out of doors on the porch",
      ],
    },
  },
  Deck: {
    phrase: "for meals outside",
    clauses: {
      plain: [
        "a deck is there for chairs, a table, and meals in the open air",
        "meals can be eaten outside on the deck",
      ],
      warm: [
        "summer suppers can move out to the deck",
        "the deck is the place for supper when the weather is kind",
      ],
      polished: [
        "a deck takes dining and conversation into the open air",
        "meals in the open air may be taken on the deck",
      ],
    },
  },
  "Balcony/patio": {
    phrase: "for fresh air",
    clauses: {
      plain: [
        "a balcony/patio gives a place to sit outside",
        "the balcony/patio is for sitting in the open air",
      ],
      warm: [
        "the balcony/patio is there for a breath of fresh air",
        "when you want some air, step out to the balcony/patio",
      ],
      polished: [
        "a balcony/patio extends the living space into the open air",
        "a balcony/patio is there for taking the air",
      ],
    },
  },
  "Barbecue area": {
    phrase: "for cooking outdoors",
    clauses: {
      plain: [
        "a barbecue area is there for cooking and eating outdoors",
        "cooking can be done outdoors in the barbecue area",
      ],
      warm: [
        "the barbecue area moves dinner outdoors",
        "on a good evening, dinner can come from the barbecue area",
      ],
      polished: [
        "a barbecue area provides for cooking in the open",
        "dinner may be prepared outdoors in the barbecue area",
      ],
    },
  },
  Lawn: {
    phrase: "for games",
    clauses: {
      plain: [
        "a lawn is there for games and for folding chairs",
        "the grounds include a lawn for games and chairs",
      ],
      warm: [
        "the lawn is there for games and bare feet",
        "a lawn is there for a ball, a blanket, or nothing at all",
      ],
      polished: ["a lawn lends the grounds its green", "a lawn forms part of the grounds"],
    },
  },
  "Fenced yard": {
    clauses: {
      plain: [
        "a fenced yard marks where the outdoor space ends",
        "the outdoor space includes a fenced yard",
      ],
      warm: [
        "a fenced yard keeps the ball on your side",
        "inside the fenced yard, a ball stays put",
      ],
      polished: [
        "a fenced yard gives the grounds a clear boundary",
        "the grounds find their boundary in a fenced yard",
      ],
    },
  },
  Garden: {
    phrase: "for planting",
    clauses: {
      plain: [
        "a garden is there for flowers, herbs, or vegetables",
        "flowers or vegetables can be grown in the garden",
      ],
      warm: [
        "the garden gives you something to tend from spring on",
        "what grows in the garden is up to you, flowers or vegetables",
      ],
      polished: [
        "a garden rewards those who care to tend it",
        "a garden invites planting, whether of flowers or of herbs",
      ],
    },
  },
  Greenhouse: {
    phrase: "for starting seeds",
    clauses: {
      plain: [
        "a greenhouse lengthens the growing season in spring and fall",
        "seeds can be started early and plants kept late in the greenhouse",
      ],
      warm: [
        "seeds get an early start in the greenhouse, before the ground is warm",
        "spring can come early in the greenhouse",
      ],
      polished: [
        "a greenhouse lengthens the growing season at both ends",
        "a greenhouse gives seedlings an early start",
      ],
    },
  },
  "Hot tub/spa": {
    phrase: "for soaking",
    clauses: {
      plain: [
        "a hot tub is there for soaking and warming up after dark",
        "the hot tub is for a warm soak at any time of year",
      ],
      warm: [
        "a hot tub eases the end of a long day",
        "cold evenings call for a long sit in the hot tub",
      ],
      polished: [
        "a hot tub offers a warm soak in the evening",
        "cool evenings may be spent in the hot tub",
      ],
    },
  },
  Pool: {
    phrase: "for warm days",
    clauses: {
      plain: [
        "a pool is there for swimming and for cooling off in summer",
        "the pool is for swimming and for cooling off in summer",
      ],
      warm: [
        "on hot afternoons, everything can wait while you're in the pool",
        "the pool is there when it's time to cool off",
      ],
      polished: [
        "a pool offers a place to swim on warm days",
        "warm afternoons may be spent at the pool",
      ],
    },
  },
  Sauna: {
    phrase: "for winding down",
    clauses: {
      plain: [
        "a sauna is there for warming up and resting",
        "the sauna is a place to warm up and rest",
      ],
      warm: ["a sauna is there for winding down", "the sauna warms you after a cold day"],
      polished: [
        "a sauna lends itself to warmth and to rest",
        "the day may close with the warmth of a sauna",
      ],
    },
  },
  "Sprinkler system": {
    clauses: {
      plain: [
        "a sprinkler system does the watering without a hose",
        "a sprinkler system takes over from the hose",
      ],
      warm: [
        "a sprinkler system takes care of the watering for you",
        "you can leave the watering to the sprinkler system",
      ],
      polished: [
        "a sprinkler system attends to the watering in the dry months",
        "the watering may be left to a sprinkler system",
      ],
    },
  },
  "Rv Parking": {
    clauses: {
      plain: ["RV parking is there for a camper", "a camper can be kept in the RV parking"],
      warm: ["the camper gets RV parking", "RV parking means the camper has its own spot"],
      polished: ["RV parking accommodates a camper", "a camper may be kept in the RV parking"],
    },
  },
};
