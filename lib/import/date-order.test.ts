import { describe, expect, it } from "vitest";
import { DateOrderTally, detectDateOrder } from "./date-order.ts";

function weigh(texts: readonly string[]) {
  const tally = new DateOrderTally();
  for (const [index, text] of texts.entries()) tally.add(text, `line ${index + 2}`);
  return () => tally.requireOrder();
}

const many = (count: number, text: string) => Array.from({ length: count }, () => text);

describe("the order of dates", () => {
  it.each([
    ["with only ambiguous dates", ["3/4/2024", "5/6/2024"], "mdy"],
    ["with days above 12 in second place", ["3/12/2016", "5/28/2016"], "mdy"],
    ["with days above 12 in first place", ["3/12/2016", "28/5/2016"], "dmy"],
    ["with a day first in one of five", [...many(4, "3/4/2024"), "13/4/2024"], "dmy"],
    ["with a day first in one of six", [...many(5, "3/4/2024"), "13/4/2024"], "mdy"],
    ["with one exception among many", [...many(19, "3/14/2024"), "13/4/2024"], "mdy"],
    ["with one month-first exception among many", [...many(19, "13/4/2024"), "3/14/2024"], "mdy"],
    ["with empty and other dates among them", [...many(50, ""), "2024-05-06", "13/4/2024"], "dmy"],
    ["with numbers that aren't dates", ["13/13/2024", "45/2/2024", "0/5/2024"], "mdy"],
    ["with times", ["28/5/2016 00:00", "3/5/2016 12:30"], "dmy"],
    ["with dots", ["31.12.2014"], "dmy"],
    ["with two-digit years last", ["28/5/16", "3/12/16", "14/12/17"], "dmy"],
    ["with two-digit years that can't be days", ["14-05-98", "15-06-99"], "dmy"],
    ["with two-digit years last, month first", ["3/4/24", "4/15/24", "6/7/23"], "mdy"],
    [
      "with two-digit years last and one exception",
      [...many(5, "3/4/24"), "6/7/24", "13/1/24"],
      "mdy",
    ],
    ["with no dates", [], "mdy"],
  ])("%s", (_, texts, order) => {
    expect(weigh(texts)()).toBe(order);
    expect(detectDateOrder(texts)).toBe(order);
  });

  it("is refused if more than 5% of the dates prove each order", () => {
    expect(weigh([...many(18, "3/14/2024"), "13/4/2024", "3/4/2024"])()).toBe("mdy");
    expect(weigh([...many(17, "3/14/2024"), "13/4/2024", "14/4/2024", "3/4/2024"])).toThrow(
      /use two orders: 3\/14\/2024 \(line 2\) has the month first, 13\/4\/2024 \(line 19\) the day/,
    );
    expect(weigh(["3/14/2024", "13/4/2024"])).toThrow(/use two orders/);
  });

  it.each([
    ["24-01-05", "24-02-07", "23-12-09", "23-11-28"],
    ["24-01-05", "24-02-07"],
    ["24/01/05", "24/02/07", "23/12/09"],
    ["24.01.05 00:00", "24.02.07 00:00"],
    ["98-01-05", "99-02-07"],
    ["00-01-05", "01-02-07", "02-03-08"],
    ["09-05-06", "10-06-30", "11-07-02", "12-08-17", "13-09-09"],
    ["24-01-05"],
    [...many(9, "2024-05-06"), "24-01-05"],
  ])("is refused for dates that start with a two-digit year: %s", (...texts) => {
    expect(weigh(texts)).toThrow(/a two-digit year: \d\d[-/.]\d+[-/.]\d+.* \(line \d+\)\./);
    expect(detectDateOrder(texts)).toBe("mdy");
  });
});
