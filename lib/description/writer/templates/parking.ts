import type { TemplateSet } from "#lib/description/writer/template.ts";

export const PLACES_AND_SPACES: TemplateSet = {
  plain: [
    "Parking includes {garages}, with {spaces} in all",
    "For vehicles, there {list:is|are} {list}, with {spaces} in all",
    "The property has {list}, for a total of {spaces}",
  ],
  warm: [
    "For the cars, you'll have {list}, with {spaces} in all",
    "You'll have {list}, with {spaces} in all",
    "{Garages} {garages:takes|take} care of parking, with {spaces} in all",
  ],
  polished: [
    "Parking is provided by {garages}, with {spaces} in all",
    "Vehicles are accommodated by {list}, for a total of {spaces}",
    "{List} {list:provides|provide} for vehicles, with {spaces} in all",
  ],
};

export const PLACES_TO_PARK: TemplateSet = {
  plain: [
    "Parking includes {garages}",
    "For vehicles, there {list:is|are} {list}",
    "The property has {list}",
  ],
  warm: [
    "For the cars, you'll have {list}",
    "You'll have {list} for the cars",
    "{Garages} {garages:takes|take} care of parking",
  ],
  polished: [
    "Parking is provided by {garages}",
    "Vehicles are accommodated by {list}",
    "{List} {list:provides|provide} for vehicles",
  ],
};

export const SHELTER: TemplateSet = {
  plain: [
    "{List} {list:keeps|keep} vehicles out of the weather",
    "For vehicles, there {list:is|are} {list}",
  ],
  warm: [
    "{List} {list:keeps|keep} the car out of the weather",
    "Rain or shine, the car has {list}",
  ],
  polished: [
    "{List} {list:shelters|shelter} vehicles from the weather",
    "Vehicles find shelter in {list}",
  ],
};

export const SPACES: TemplateSet = {
  plain: ["Parking comes to {spaces} in all", "There {spaces:is|are} {spaces} in all for parking"],
  warm: [
    "All told, you can count on {spaces} for parking",
    "That makes {spaces} for parking in all",
  ],
  polished: [
    "In total, parking extends to {severalSpaces}",
    "Parking amounts to {spaces} in all",
    "There {spaces:is|are} {spaces} in all for vehicles",
  ],
};

export const SPACES_WITHOUT_PLACES: TemplateSet = {
  plain: ["Parking comes to {spaces}", "There {spaces:is|are} {spaces} for parking"],
  warm: ["You'll have {spaces} for parking", "There {spaces:is|are} {spaces} to park in"],
  polished: ["Parking is provided in {spaces}", "Parking amounts to {spaces}"],
};
