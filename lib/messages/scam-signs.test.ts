import { describe, expect, it } from "vitest";
import { scamSigns } from "./scam-signs.ts";

describe("scamSigns", () => {
  it.each([
    ["I will mail a Cashier’s Check today.", /cashier's check/],
    ["I paid too much, please send back the difference.", /paying too much/],
    ["My assistant overpaid you by mistake.", /paying too much/],
    ["I just texted you a 6-digit code, what is it?", /verification code/],
    ["To prove you are real, send me the code.", /verification code/],
    ["Read me your Google Voice\n code please", /verification code/],
    ["We would like to buy it sight unseen.", /without seeing/],
    ["I'm overseas but want to close fast", /without seeing/],
    ["I can pay without ever seeing the house", /without seeing/],
    ["My bank will wire the funds, what is your routing number?", /wire transfer/],
    ["Do you take gift cards or Zelle?", /wire transfer/],
    ["Add me on Whats App", /messaging app/],
    ["Details here: HTTPS://BIT.LY/3xyz", /shortened link/],
  ])("finds a sign in %j", (message, reason) => {
    expect(scamSigns(message)).toEqual([expect.stringMatching(reason)]);
  });

  it("finds several signs in one message", () => {
    const message = "Overseas now. I'm overseas: cashier's check, then WhatsApp me at bit.ly/abc.";
    expect(scamSigns(message)).toHaveLength(4);
  });
});

it.each([
  "",
  "Is the roof new? Please call or text me at 608-555-0142.",
  "Can we come on Saturday? We offer above asking and close in 30 days.",
  "Is the wiring new? We can't visit before Friday.",
  "What's the zip code, and is there a code for the gate?",
  "More about us: https://example.com/about",
])("finds nothing in %j", (message) => {
  expect(scamSigns(message)).toEqual([]);
});

// A pattern that backtracks at every position would take longer than a test may.
it.each(["send ", "a", "without ", "6-digit ", " \n"])("reads %j repeated at length", (text) => {
  expect(scamSigns(text.repeat(200_000))).toEqual([]);
});
