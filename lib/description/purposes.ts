import type { FeatureOption } from "#lib/schemas/features.ts";
import type { Tone } from "#lib/schemas/description.ts";

/**
 * What a thing is for, by its own definition. Nothing here speaks of quality, condition, size,
 * position, or surroundings: of those the seller has entered nothing.
 */
export interface Purpose {
  /** Stands after the thing in a list: "a mud room for coats and boots". */
  after?: string;
  /** Clauses that tell of the thing by itself, each naming it once. */
  told: Readonly<Record<Tone, readonly string[]>>;
}

type Purposes = Partial<
  Record<
    | FeatureOption<"rooms">
    | FeatureOption<"indoorFeatures">
    | FeatureOption<"outdoorFeatures">
    | FeatureOption<"parking">
    | FeatureOption<"buildingDetails">,
    Purpose
  >
>;

export const PURPOSES: Readonly<Purposes> = {
  // Rooms
  "Breakfast Nook": {
    after: "for morning coffee",
    told: {
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
    after: "for sit-down meals",
    told: {
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
    after: "for evenings in",
    told: {
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
    after: "for the wash",
    told: {
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
    after: "for books",
    told: {
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
    told: {
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
    after: "for clothes",
    told: {
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
    after: "for coats and boots",
    told: {
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
    after: "for projects",
    told: {
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
    after: "for plants",
    told: {
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
    after: "for sitting in the daylight",
    told: {
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

  // Indoor features
  Attic: {
    told: {
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
    after: "to keep the air moving",
    told: {
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
    told: {
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
    after: "for a soak",
    told: {
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
    after: "for guests",
    told: {
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
    after: "that let in light from above",
    told: {
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
    after: "that adds height",
    told: {
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
    after: "for serving drinks",
    told: {
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

  // Outdoors
  Waterfront: {
    told: {
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
    after: "for tying up a boat",
    told: {
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
    told: {
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
    after: "for sitting out in the evening",
    told: {
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
    after: "for meals outside",
    told: {
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
    after: "for fresh air",
    told: {
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
    after: "for cooking outdoors",
    told: {
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
    after: "for games",
    told: {
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
    told: {
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
    after: "for planting",
    told: {
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
    after: "for starting seeds",
    told: {
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
    after: "for soaking",
    told: {
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
    after: "for warm days",
    told: {
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
    after: "for winding down",
    told: {
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
    told: {
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

  // Parking
  Carport: {
    told: {
      plain: [
        "a carport gives cover from sun and rain",
        "cover from sun and rain comes from a carport",
      ],
      warm: [
        "a carport keeps the sun and the rain off the car",
        "the carport means you load the car out of the rain",
      ],
      polished: [
        "a carport offers cover from sun and rain",
        "cover from sun and rain is provided by a carport",
      ],
    },
  },
  "Off-street parking": {
    told: {
      plain: [
        "off-street parking keeps cars out of traffic",
        "cars can be kept out of traffic with off-street parking",
      ],
      warm: [
        "off-street parking gets the car out of traffic",
        "the car stays out of traffic, thanks to off-street parking",
      ],
      polished: [
        "off-street parking keeps vehicles out of traffic",
        "vehicles are kept out of traffic by off-street parking",
      ],
    },
  },
  "On-street parking": {
    told: {
      plain: ["on-street parking is there for visitors", "visitors can use the on-street parking"],
      warm: ["visitors can use the on-street parking", "there's on-street parking for visitors"],
      polished: [
        "on-street parking is available to visitors",
        "visitors may use the on-street parking",
      ],
    },
  },
  "Rv Parking": {
    told: {
      plain: ["RV parking is there for a camper", "a camper can be kept in the RV parking"],
      warm: ["the camper gets RV parking", "RV parking means the camper has its own spot"],
      polished: ["RV parking accommodates a camper", "a camper may be kept in the RV parking"],
    },
  },

  // Building
  "Gated entry": {
    told: {
      plain: [
        "the way in is through a gated entry",
        "a gated entry stands at the way in to the property",
      ],
      warm: ["you come in by a gated entry", "a gated entry is the first thing you come to"],
      polished: ["arrival is through a gated entry", "a gated entry receives those who arrive"],
    },
  },
  "Controlled access": {
    told: {
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
    told: {
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
    told: {
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
    after: "for what the rooms don't need every day",
    told: {
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
    told: {
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
    told: {
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
    told: {
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
    told: {
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
