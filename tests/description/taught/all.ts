import { TAUGHT_EIGHT } from "./sentences-eight.ts";
import { TAUGHT_EIGHTEEN } from "./sentences-eighteen.ts";
import { TAUGHT_ELEVEN } from "./sentences-eleven.ts";
import { TAUGHT_FIFTEEN } from "./sentences-fifteen.ts";
import { TAUGHT_FIVE } from "./sentences-five.ts";
import { TAUGHT_FOUR } from "./sentences-four.ts";
import { TAUGHT_FOURTEEN } from "./sentences-fourteen.ts";
import { TAUGHT_NINE } from "./sentences-nine.ts";
import { TAUGHT_NINETEEN } from "./sentences-nineteen.ts";
import { TAUGHT_ONE } from "./sentences-one.ts";
import { TAUGHT_SEVEN } from "./sentences-seven.ts";
import { TAUGHT_SEVENTEEN } from "./sentences-seventeen.ts";
import { TAUGHT_SIX } from "./sentences-six.ts";
import { TAUGHT_SIXTEEN } from "./sentences-sixteen.ts";
import { TAUGHT_TEN } from "./sentences-ten.ts";
import { TAUGHT_THIRTEEN } from "./sentences-thirteen.ts";
import { TAUGHT_THREE } from "./sentences-three.ts";
import { TAUGHT_TWELVE } from "./sentences-twelve.ts";
import { TAUGHT_TWO } from "./sentences-two.ts";
import type { TaughtHome } from "./taught.ts";

/** Sentences from which the invention check learns what a claim is, and by which nothing is measured. */
export const TAUGHT: readonly TaughtHome[] = [
  ...TAUGHT_ONE,
  ...TAUGHT_TWO,
  ...TAUGHT_THREE,
  ...TAUGHT_FOUR,
  ...TAUGHT_FIVE,
  ...TAUGHT_SIX,
  ...TAUGHT_SEVEN,
  ...TAUGHT_EIGHT,
  ...TAUGHT_NINE,
  ...TAUGHT_TEN,
  ...TAUGHT_ELEVEN,
  ...TAUGHT_TWELVE,
  ...TAUGHT_THIRTEEN,
  ...TAUGHT_FOURTEEN,
  ...TAUGHT_FIFTEEN,
  ...TAUGHT_SIXTEEN,
  ...TAUGHT_SEVENTEEN,
  ...TAUGHT_EIGHTEEN,
  ...TAUGHT_NINETEEN,
];
