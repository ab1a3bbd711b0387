import { PEOPLE_EIGHT } from "./sentences-eight.ts";
import { PEOPLE_ELEVEN } from "./sentences-eleven.ts";
import { PEOPLE_FIFTEEN } from "./sentences-fifteen.ts";
import { PEOPLE_FIVE } from "./sentences-five.ts";
import { PEOPLE_FOUR } from "./sentences-four.ts";
import { PEOPLE_FOURTEEN } from "./sentences-fourteen.ts";
import { PEOPLE_NINE } from "./sentences-nine.ts";
import { PEOPLE_ONE } from "./sentences-one.ts";
import { PEOPLE_SEVEN } from "./sentences-seven.ts";
import { PEOPLE_SIX } from "./sentences-six.ts";
import { PEOPLE_TEN } from "./sentences-ten.ts";
import { PEOPLE_THIRTEEN } from "./sentences-thirteen.ts";
import { PEOPLE_THREE } from "./sentences-three.ts";
import { PEOPLE_TWELVE } from "./sentences-twelve.ts";
import { PEOPLE_TWO } from "./sentences-two.ts";

/** Sentences from which the reading of people learns, by the lesson that they stand in. */
export const TAUGHT_PEOPLE: Readonly<Record<string, string>> = {
  one: PEOPLE_ONE,
  two: PEOPLE_TWO,
  three: PEOPLE_THREE,
  four: PEOPLE_FOUR,
  five: PEOPLE_FIVE,
  six: PEOPLE_SIX,
  seven: PEOPLE_SEVEN,
  eight: PEOPLE_EIGHT,
  nine: PEOPLE_NINE,
  ten: PEOPLE_TEN,
  eleven: PEOPLE_ELEVEN,
  twelve: PEOPLE_TWELVE,
  thirteen: PEOPLE_THIRTEEN,
  fourteen: PEOPLE_FOURTEEN,
  fifteen: PEOPLE_FIFTEEN,
};
