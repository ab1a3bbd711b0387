import type { Purposes } from "#lib/description/writer/purpose.ts";

export const INDOOR_PURPOSES: Purposes<"indoorFeatures"> = {
  Attic: {
    clauses: {
      plain: [
        "an attic fills the space between the rooms and the roof",
        "above the rooms, under the roof, is an attic",
      ],
      warm: [
        "up under the roof is an attic to explore",
        "there's an attic up under the roof, above it all",
      ],
      polished: [
        "an attic occupies the space beneath the roof",
        "beneath the roof, above the rooms, lies an attic",
      ],
    },
  },
  "Ceiling Fans": {
    phrase: "to keep the air moving",
    clauses: {
      plain: [
        "ceiling fans keep the air moving in warm weather",
        "in warm weather, ceiling fans move the air",
      ],
      warm: [
        "ceiling fans keep the air moving on still days",
        "on still days, ceiling fans stir up a breeze",
      ],
      polished: [
        "ceiling fans keep the air in gentle motion in the warmer months",
        "the air is kept in motion by ceiling fans",
      ],
    },
  },
  "Double Pane/storm windows": {
    clauses: {
      plain: [
        "double-pane or storm windows stand between the rooms and the weather",
        "against the weather, the rooms are fitted with double-pane or storm windows",
      ],
      warm: [
        "double-pane or storm windows stand between you and the weather",
        "when the wind picks up, there are double-pane or storm windows between you and it",
      ],
      polished: [
        "double-pane or storm windows are set between the rooms and the weather",
        "the openings are glazed with double-pane or storm windows",
      ],
    },
  },
  "Jetted tub": {
    phrase: "for a soak",
    clauses: {
      plain: [
        "a jetted tub is there for a soak at the end of the day",
        "a bath can be taken with the jets on in the jetted tub",
      ],
      warm: [
        "after a long day, there's a jetted tub to sink into",
        "tired muscles get a jetted tub and as long a soak as they like",
      ],
      polished: [
        "a jetted tub invites a soak at the end of the day",
        "a bath may be taken in the jetted tub",
      ],
    },
  },
  "Mother-in-law apartment": {
    phrase: "for guests",
    clauses: {
      plain: [
        "a mother-in-law apartment provides separate quarters for guests or for longer stays",
        "guests can be put up in the mother-in-law apartment",
      ],
      warm: [
        "the mother-in-law apartment lets guests keep their own hours",
        "guests can settle into the mother-in-law apartment and stay a while",
      ],
      polished: [
        "a mother-in-law apartment offers guests quarters of their own",
        "guests may be received in the mother-in-law apartment",
      ],
    },
  },
  Skylights: {
    phrase: "that let in light from above",
    clauses: {
      plain: [
        "skylights let in light from above during the day",
        "during the day, light comes in from above through skylights",
      ],
      warm: [
        "skylights let the daylight in from above",
        "a look up through the skylights tells you what the weather is doing",
      ],
      polished: [
        "skylights draw daylight into the interior from above",
        "daylight enters from above by way of skylights",
      ],
    },
  },
  "Vaulted ceiling": {
    phrase: "that adds height",
    clauses: {
      plain: [
        "a vaulted ceiling adds height to the room below it",
        "the room below it gains height from a vaulted ceiling",
      ],
      warm: [
        "a vaulted ceiling lifts the room below it",
        "the vaulted ceiling draws your eye up as you come in",
      ],
      polished: [
        "a vaulted ceiling lends height to the room beneath it",
        "overhead, a vaulted ceiling lends height",
      ],
    },
  },
  "Wet bar": {
    phrase: "for serving drinks",
    clauses: {
      plain: [
        "a wet bar is there for mixing and serving drinks to company",
        "drinks can be mixed and served at the wet bar",
      ],
      warm: [
        "the wet bar saves you trips when you're pouring drinks",
        "friends can gather at the wet bar while you pour",
      ],
      polished: [
        "a wet bar serves for entertaining and for a drink before dinner",
        "guests may be served drinks at the wet bar",
      ],
    },
  },
  "Intercom System": {
    clauses: {
      plain: [
        "an intercom system carries voices so that nobody has to call out",
        "people can talk to each other over an intercom system",
      ],
      warm: [
        "an intercom system saves you from shouting",
        "with an intercom system, nobody has to shout",
      ],
      polished: [
        "an intercom system makes it unnecessary to raise one's voice",
        "an intercom system allows conversation at a distance",
      ],
    },
  },
  "Security Systems": {
    clauses: {
      plain: [
        "a security system is in place for when nobody is there",
        "for when nobody is there, a security system is installed",
      ],
      warm: [
        "a security system is there when you're out",
        "you can set the security system when you go out",
      ],
      polished: [
        "a security system is in place for times of absence",
        "a security system has been provided for",
      ],
    },
  },
};
