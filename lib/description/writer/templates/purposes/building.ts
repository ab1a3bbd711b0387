import type { Purposes } from "#lib/description/writer/purpose.ts";

export const BUILDING_PURPOSES: Purposes<"buildingDetails"> = {
  "Gated entry": {
    clauses: {
      plain: [
        "the way in is through a gated entry",
        "a gated entry stands at the way in to the property",
      ],
      warm: ["you come in by a gated entry", "a gated entry is the first thing you come to"],
      polished: ["arrival is through a gated entry", "a gated entry receives those who arrive"],
    },
  },
  "Controlled access": {
    clauses: {
      plain: [
        "controlled access limits entry to residents and their guests",
        "the way in is by controlled access, for residents and their guests",
      ],
      warm: [
        "controlled access keeps the door for residents and their guests",
        "with controlled access, the door opens to those you let in",
      ],
      polished: [
        "admittance is by controlled access, for residents and their guests",
        "controlled access reserves the entrance for residents and their guests",
      ],
    },
  },
  Doorman: {
    clauses: {
      plain: [
        "a doorman is at the entrance to receive callers",
        "the entrance has a doorman to receive callers",
      ],
      warm: [
        "a doorman is there to greet you when you come and go",
        "you come and go past a doorman",
      ],
      polished: [
        "a doorman attends the entrance and receives callers",
        "callers are received at the entrance by a doorman",
      ],
    },
  },
  Elevator: {
    clauses: {
      plain: [
        "an elevator saves climbing the stairs with bags and boxes",
        "there is an elevator besides the stairs",
      ],
      warm: [
        "the elevator does the climbing for you and your suitcases",
        "an elevator spares you the stairs",
      ],
      polished: [
        "an elevator connects the floors and makes light work of luggage",
        "the floors are connected by an elevator",
      ],
    },
  },
  Storage: {
    phrase: "for what the rooms don't need every day",
    clauses: {
      plain: [
        "storage takes what the rooms don't need every day",
        "there is storage for what is not used every day",
      ],
      warm: [
        "storage takes the skis, the suitcases, and the rest",
        "what you don't need every day can go into storage",
      ],
      polished: [
        "storage is provided for what is not in daily use",
        "storage holds what daily life leaves aside",
      ],
    },
  },
  "Disabled access": {
    clauses: {
      plain: [
        "accessibility features make it easier to get around",
        "there are accessibility features for getting around",
      ],
      warm: [
        "accessibility features make it easier to get around",
        "getting around is easier with accessibility features",
      ],
      polished: [
        "accessibility features ease the way in and the way through",
        "accessibility features are provided for ease of movement",
      ],
    },
  },
  "Basketball court": {
    clauses: {
      plain: [
        "a basketball court is there for games and practice",
        "games can be played on the basketball court",
      ],
      warm: [
        "the basketball court is there for a pickup game",
        "you can take a ball out to the basketball court",
      ],
      polished: [
        "a basketball court provides for a game or an hour of practice",
        "a basketball court awaits the next game",
      ],
    },
  },
  "Tennis court": {
    clauses: {
      plain: [
        "a tennis court is there for matches and practice",
        "matches can be played on the tennis court",
      ],
      warm: [
        "the tennis court is there for a set or two",
        "you can bring a racket to the tennis court",
      ],
      polished: [
        "a tennis court provides for a set or two before dinner",
        "a match may be played on the tennis court",
      ],
    },
  },
  "Sports court": {
    clauses: {
      plain: [
        "a sports court is there for games of more than one kind",
        "the sports court is there for play and practice",
      ],
      warm: [
        "the sports court is there when you want to play",
        "you can work up a sweat on the sports court",
      ],
      polished: [
        "a sports court provides for games of more than one kind",
        "games may be played on the sports court",
      ],
    },
  },
};
