import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { Stepper } from "./stepper.tsx";

const NONE = { address: false, basics: false, features: false, description: false };

describe("Stepper", () => {
  it("lists the four steps in order and marks the current one", () => {
    render(<Stepper current="basics" done={{ ...NONE, address: true }} />);
    const items = within(screen.getByRole("list", { name: "Progress" })).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual([
      "Address, done",
      "2The Basics, current step",
      "3Specific Features, not started",
      "4Description, not started",
    ]);
    expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([
      null,
      "step",
      null,
      null,
    ]);
  });

  it("links the done steps only, never the current one", () => {
    render(
      <Stepper current="basics" done={{ ...NONE, address: true, basics: true, features: true }} />,
    );
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/property-address",
      "/property-features",
    ]);
  });
});
