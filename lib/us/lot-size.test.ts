import { expect, it } from "vitest";
import { likelyAcres, readLotSize } from "./lot-size.ts";

it.each([
  ["0.25 acres", 10_890],
  [".25 acre", 10_890],
  ["0.25ac", 10_890],
  ["0.25 AC.", 10_890],
  ["1/4 acre", 10_890],
  ["1/4 of an acre", 10_890],
  ["¼ acre", 10_890],
  ["1.5 ac", 65_340],
  ["1 1/2 acres", 65_340],
  ["1½ acres", 65_340],
  ["half an acre", 21_780],
  ["a quarter acre", 10_890],
  ["half acre", 21_780],
  ["2 acres", 87_120],
  ["1,200 acres", 52_272_000],
  ["10,890 sq ft", 10_890],
  ["10890 sq. ft.", 10_890],
  ["10890 square feet", 10_890],
  ["50 sqft", 50],
  ["0.1 hectares", 10_764],
  ["0.1 ha", 10_764],
  ["1000 m²", 10_764],
  ["0.25\u00A0\u200Bacres", 10_890],
  ["０．２５ acres", 10_890],
])("reads %j as %i square feet", (text, squareFeet) => {
  expect(readLotSize(text)).toBe(squareFeet);
});

it.each([
  "",
  "0.25",
  "10,890",
  "acres",
  "1/0 acre",
  "x acres",
  "1..5 acres",
  "-1 acre",
  "0.25 miles",
  "1 acre 2",
])("reads no size in %j", (text) => {
  expect(readLotSize(text)).toBeNull();
});

it.each([
  ["0.25", 0.25],
  [" .5 ", 0.5],
  ["5", 5],
  ["99.9", 99.9],
  ["５", 5],
])("reads %j as likely acres", (text, acres) => {
  expect(likelyAcres(text)).toBe(acres);
});

it.each(["0", "", "100", "10,890", "0.25 acres", "-1", "x", "0.0"])(
  "doesn't read %j as likely acres",
  (text) => {
    expect(likelyAcres(text)).toBeNull();
  },
);
