import { byPattern } from "./reader.ts";

const UNTIL = "(?:\\s?(?:[–-]|to|and|until)\\s?\\d{1,2}(?::\\d\\d)?)?";
const MONTHS = [
  ...["january", "february", "march", "april", "may", "june", "july", "august", "september"],
  ...["october", "november", "december"],
];

/** Hours, days and telephone numbers, which say how to visit and nothing about the home. */
export const readVisits = byPattern(
  new RegExp(
    [
      `\\b\\d{1,2}(?::\\d\\d)?${UNTIL}\\s?(?:[ap]\\.?m\\b|o['’]?clock)`,
      "\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|noon)(?: from| at| between)? " +
        `\\d{1,2}(?::\\d\\d)?${UNTIL}`,
      `\\b(?:${MONTHS.join("|")}) \\d{1,2}(?:st|nd|rd|th)?\\b`,
      "(?:\\(\\d{3}\\)\\s?|\\b\\d{3}[-. ])\\d{3}[-. ]\\d{4}\\b",
    ].join("|"),
    "gi",
  ),
  () => true,
);
