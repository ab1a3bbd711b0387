import { expect, it } from "vitest";
import { adviseOnDate, readWrittenDate } from "./dates.ts";

it.each([
  ["20141013T000000", "2014-10-13"],
  ["2014-10-13", "2014-10-13"],
  ["2014-10-13 08:30:00", "2014-10-13"],
  ["2014/10/13", "2014-10-13"],
  ["10/13/2014", "2014-10-13"],
  ["1/5/14", "2014-01-05"],
  ["1/5/98", "1998-01-05"],
  ["10/13/2014 12:00:00 AM", "2014-10-13"],
  ["13-Oct-14", "2014-10-13"],
  ["13 October 2014", "2014-10-13"],
  ["Oct 13, 2014", "2014-10-13"],
  ["October-13-2014", "2014-10-13"],
  ["Wed May 21 00:00:00 EDT 2008", "2008-05-21"],
  ["03-2019", "2019-03-15"],
  ["2019/3", "2019-03-15"],
  ["March 2019", "2019-03-15"],
  ["1552521600000", "2019-03-14"],
  ["2014-10-13T23:30:00-05:00", "2014-10-13"],
  ["2014-10-13T23:30:00.000Z", "2014-10-13"],
  ["24-01-05", null],
  ["24/01/05", null],
  ["13/1/2024", null],
  ["45356", null],
  ["13-2019", null],
  ["Foo 2019", null],
  ["2/30/2014", null],
  ["13/10/2014", null],
  ["soon", null],
  ["13 Okt 2014", null],
])("reads %j as %j", (text, date) => expect(readWrittenDate(text, "mdy")).toBe(date));

it("reads the day first if the file does", () => {
  expect(readWrittenDate("3/12/2016", "dmy")).toBe("2016-12-03");
  expect(readWrittenDate("2016-12-03", "dmy")).toBe("2016-12-03");
});

it.each([
  ["24-01-05", /four digits/],
  ["24/1/5", /four digits/],
  ["13/1/2024", /^$/],
  ["soon", /^$/],
])("for %j, advises %s", (text, advice) => expect(adviseOnDate(text)).toMatch(advice));
