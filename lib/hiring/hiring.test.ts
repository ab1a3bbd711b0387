import { describe, expect, it } from "vitest";
import { STATES } from "#lib/us/states.ts";
import { KINDS_OF_HELP } from "./kinds-of-help.ts";
import { licenseOffice } from "./license-offices.ts";

describe("where to check a license", () => {
  it.each(STATES)("is an official site for $name", ({ code }) => {
    const { name, url } = licenseOffice(code);
    expect(name).not.toBe("");
    const { protocol, hostname } = new URL(url);
    expect(protocol).toBe("https:");
    // These boards and Florida have no address under .gov.
    const others = ["www.myfloridalicense.com", "www.msboc.us", "nclbgc.org"];
    if (!others.includes(hostname)) expect(hostname).toMatch(/\.gov$/);
  });

  it("is the state's own office, or the list of consumer offices", () => {
    expect(licenseOffice("WI").url).toBe("https://dsps.wi.gov/");
    const names = STATES.map(({ code }) => licenseOffice(code).name);
    for (const { code, name } of STATES) {
      const office = licenseOffice(code);
      if (names.filter((one) => one === office.name).length > 1) continue;
      expect(office.name).toContain(code === "DC" ? "D.C." : name);
    }
    for (const elsewhere of [null, "WY", "GU"] as const) {
      expect(licenseOffice(elsewhere).url).toBe("https://www.usa.gov/state-consumer");
    }
  });
});

describe("kinds of help", () => {
  it.each(KINDS_OF_HELP)("$name has questions, and no amount without a source", (kind) => {
    expect(kind.questions.length).toBeGreaterThanOrEqual(3);
    for (const question of kind.questions) expect(question).toMatch(/\?$/);
    expect(`${kind.does} ${kind.pricing}`).not.toMatch(/[$\d]/);
    if (kind.figure) expect(kind.figure.source).toMatch(/\d{4}/);
  });
});
