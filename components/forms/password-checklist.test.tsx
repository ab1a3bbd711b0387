import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { PasswordChecklist } from "./password-checklist.tsx";

const rules = () =>
  Object.fromEntries(
    screen
      .getAllByRole("listitem")
      .map((item) => (item.textContent ?? "").split(/(?=\((?:not )?met\))/)),
  );

const NOTHING = {
  "One lowercase character": "(not met)",
  "One uppercase character": "(not met)",
  "One number": "(not met)",
  "One special character": "(not met)",
  "8 characters minimum": "(not met)",
};

describe("PasswordChecklist", () => {
  it.each([
    ["", {}],
    ["a", { "One lowercase character": "(met)" }],
    ["É", { "One uppercase character": "(met)" }],
    ["7", { "One number": "(met)" }],
    ["!", { "One special character": "(met)" }],
    [" ", { "One special character": "(met)" }],
    ["aaaaaaa", { "One lowercase character": "(met)" }],
    ["aaaaaaaa", { "One lowercase character": "(met)", "8 characters minimum": "(met)" }],
  ])("checks off the rules that %j meets", (password, met) => {
    render(<PasswordChecklist password={password} />);
    expect(rules()).toEqual({ ...NOTHING, ...met });
  });

  it("announces the count once something is typed", () => {
    const { rerender } = render(<PasswordChecklist password="" />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    rerender(<PasswordChecklist password="aB3!" />);
    expect(screen.getByRole("status")).toHaveTextContent("4 of 5 password rules met");
  });
});
