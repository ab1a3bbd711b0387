import { expect, it } from "vitest";
import { layoutOf, readAddress } from "./address-row.ts";
import { geoJsonReader } from "./geojson-line.ts";

const OPEN_ADDRESSES = "LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH".split(
  ",",
);

const read = (header: readonly string[], values: string, constants: [string, string][] = []) =>
  readAddress(values.split(","), layoutOf(header, new Map(constants) as never));

const KEY = { state: "WI", streetKey: "e main st", houseNumber: "12" };
const PLACE = { latitude: 43.07, longitude: -89.4 };

it.each([
  ["-89.4,43.07,12,East Main Street,,Madison,Dane,WI,53704-1234,,", "53704"],
  ["-89.4,43.07,12,East Main Street,Apt 3,Madison,Dane,WI,,,", "WI madison"],
  ["-89.4,43.07,12,East Main Street,,,,,53704,,", "53704"],
])("reads the OpenAddresses row %s", (values, place) => {
  expect(read(OPEN_ADDRESSES, values)).toEqual({ row: { ...KEY, ...PLACE, place } });
});

it("reads whole addresses and fills in empty columns from constants", () => {
  const header = ["Address", "City", "Zip", "Latitude", "Longitude"];
  const values = "12 E Main St,Madison,53704,43.07,-89.4";
  expect(read(header, values)).toEqual({ row: { ...KEY, ...PLACE, place: "53704" } });
  const given: [string, string][] = [
    ["state", "Wisconsin"],
    ["city", "Madison"],
  ];
  expect(read(header, "12 E Main St,,,43.07,-89.4", given)).toEqual({
    row: { ...KEY, ...PLACE, place: "WI madison" },
  });
});

it.each([
  ["-89.4,43.07,,East Main Street,,Madison,,WI,53704,,", "no house number"],
  ["-89.4,43.07,0,East Main Street,,Madison,,WI,53704,,", "no house number"],
  ["-89.4,43.07,12,,,Madison,,WI,53704,,", "no street"],
  ["-89.4,43.07,12,East Main Street,,Madison,,,,,", "no state or US zip code"],
  ["-89.4,43.07,12,East Main Street,,,,WI,,,", "no zip code or city"],
  ["0,0,12,East Main Street,,Madison,,WI,53704,,", "no coordinates"],
  ["43.07,-89.4,12,East Main Street,,Madison,,WI,53704,,", "coordinates outside the United States"],
  ["east,north,12,East Main Street,,Madison,,WI,53704,,", "no coordinates"],
])("refuses %s", (values, reason) => {
  expect(read(OPEN_ADDRESSES, values)).toEqual({ reason });
});

it("needs columns for address and coordinates", () => {
  expect(() => layoutOf(["name", "lat"], new Map())).toThrow("longitude, address");
});

it.each([
  [
    '{"type":"Feature","properties":{"hash":"a","number":12,"street":"E MAIN ST","unit":"","city":"MADISON","region":"WI","postcode":"53704"},"geometry":{"type":"Point","coordinates":[-89.4,43.07]}},',
    { row: { ...KEY, ...PLACE, place: "53704" } },
  ],
  ['{"type":"FeatureCollection","features":[', { reason: "no GeoJSON feature" }],
  ["[]", { reason: "no GeoJSON feature" }],
  [
    '{"properties":{"number":"12","street":{"a":1}},"geometry":{"type":"Polygon","coordinates":[]}}',
    { reason: "no coordinates" },
  ],
])("reads GeoJSON %s", (line, reading) => {
  expect(geoJsonReader(new Map())(line)).toEqual(reading);
});
