import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { NO_STEP_COSTS, STEP_IDS, STEP_TITLES, type StepId } from "#lib/fields/steps.ts";
import { renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { STEPS } from "#lib/step-advice.ts";
import { StepsScreen } from "./steps-screen.tsx";

const READ = "GET /api/steps/completions";
const UPDATE = "PATCH /api/steps/completions";
const HINT = "Right-click to mark as not done";

const server = setUpScreen();

const withDone = (...done: StepId[]) =>
  STEP_IDS.map((stepId) => ({ stepId, completed: done.includes(stepId) }));
const open = (...done: StepId[]) =>
  renderScreen(<StepsScreen />, {
    "/api/steps/completions": withDone(...done),
    "/api/steps/costs": NO_STEP_COSTS,
  });
const card = (name: string) => screen.getByRole("article", { name });
const button = (name: string) => within(card(name)).getByRole("button");
const updates = () => server.bodies(UPDATE);

describe("the cards", () => {
  it("are six, in order, with 'Done!' or 'Mark as not done'", () => {
    open("declutter", "repairs");
    expect(screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent)).toEqual([
      "Declutter",
      "Deep Clean",
      "Depersonalize",
      "Repairs and Minor Updates",
      "Boost Curb Appeal",
      "Set the Stage",
      "Your costs",
      "Looking for a list of verified contractors?",
    ]);
    expect(screen.getAllByRole("article").map((each) => each.querySelector("svg"))).not.toContain(
      null,
    );
    expect(button("Declutter")).toHaveTextContent("Mark as not done");
    expect(within(card("Declutter")).getByText("Completed")).toBeInTheDocument();
    expect(button("Deep Clean")).toHaveTextContent("Done!");
    expect(button("Deep Clean")).toHaveAccessibleDescription("Deep Clean");
    expect(within(card("Deep Clean")).queryByText("Completed")).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent("2 of 6 done");
    expect(screen.getByRole("progressbar", { name: "Steps done" })).toHaveAttribute(
      "aria-valuetext",
      "2 of 6 done",
    );
  });

  it("show how long each step takes, and a return only with a source and its year", () => {
    open();
    for (const stepId of STEP_IDS) {
      const { time, figures } = STEPS[stepId];
      const title = STEP_TITLES[stepId];
      const more = within(card(title)).getByText("What to do and how long it takes");
      expect(more.closest("details")).toHaveProperty("open", false);
      expect(more.closest("details")).toHaveTextContent(time);
      expect(within(card(title)).queryAllByText(/^Source: .*\b20\d\d\.$/)).toHaveLength(
        figures.length,
      );
    }
    expect(within(card("Depersonalize")).queryByText("Typical return")).toBeNull();
    expect(card("Depersonalize")).not.toHaveTextContent(/[$%]/);
  });

  it("collapse to one line once done", () => {
    open("declutter");
    const row = within(card("Declutter")).getByRole("heading").closest("details");
    expect(row).toHaveProperty("open", false);
    expect(row).toHaveTextContent(STEPS.declutter.why);
    expect(within(card("Deep Clean")).getByText(STEPS.deep_clean.why)).toBeVisible();
  });

  it("say when all steps are done", () => {
    open(...STEP_IDS);
    expect(screen.getByRole("status")).toHaveTextContent("6 of 6 done · Your home is ready");
  });

  it("link to local contractors", () => {
    open();
    expect(screen.getByRole("link", { name: "See local contractors" })).toHaveAttribute(
      "href",
      "/get-ready/resources",
    );
  });

  it("are disabled while the steps are loading", async () => {
    const answer = server.hold(READ);
    renderScreen(<StepsScreen />);
    for (const article of screen.getAllByRole("article"))
      expect(within(article).getByRole("button")).toBeDisabled();
    await answer(200, withDone("set_stage"));
    for (const article of screen.getAllByRole("article"))
      expect(within(article).getByRole("button")).toBeEnabled();
    expect(button("Set the Stage")).toHaveTextContent("Mark as not done");
  });

  it("can be loaded again after an error", async () => {
    server.answer(READ, 500, { error: "Something went wrong." });
    renderScreen(<StepsScreen />);
    await settle();
    expect(screen.getByRole("alert")).toHaveTextContent("We couldn't load your progress.");
    server.answer(READ, 200, withDone("declutter"));
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await settle();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent("1 of 6 done");
  });
});

describe("Done!", () => {
  it("shows right away, marks its card as updating, and reloads the list", async () => {
    open();
    const answer = server.hold(UPDATE);
    server.answer(READ, 200, withDone("deep_clean", "declutter"));
    fireEvent.click(button("Deep Clean"));
    await settle();

    expect(updates()).toEqual([{ stepId: "deep_clean", completed: true }]);
    expect(card("Deep Clean")).toHaveAttribute("data-completed", "true");
    expect(within(card("Deep Clean")).getByText("Completed")).toBeInTheDocument();
    expect(button("Deep Clean")).toHaveTextContent("Updating...");
    expect(screen.getAllByText("Updating...")).toHaveLength(1);
    expect(screen.getByRole("status")).toHaveTextContent("1 of 6 done");
    for (const article of screen.getAllByRole("article"))
      expect(within(article).getByRole("button")).toBeDisabled();

    await answer(200, { stepId: "deep_clean", completed: true });
    expect(screen.queryByText("Updating...")).toBeNull();
    expect(button("Deep Clean")).toHaveTextContent("Mark as not done");
    // Another member's change.
    expect(button("Declutter")).toHaveTextContent("Mark as not done");
    for (const article of screen.getAllByRole("article"))
      expect(within(article).getByRole("button")).toBeEnabled();
  });

  it.each([400, 500])("reverts silently when the server returns %i", async (status) => {
    open("declutter");
    const answer = server.hold(UPDATE);
    server.answer(READ, 200, withDone("declutter"));
    fireEvent.click(button("Repairs and Minor Updates"));
    await settle();
    expect(screen.getByRole("status")).toHaveTextContent("2 of 6 done");
    await answer(status, { error: "No." });
    expect(screen.getByRole("status")).toHaveTextContent("1 of 6 done");
    expect(button("Repairs and Minor Updates")).toHaveTextContent("Done!");
    expect(button("Repairs and Minor Updates")).toBeEnabled();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText("No.")).toBeNull();
  });

  it("reverts when there's no connection", async () => {
    open();
    fireEvent.click(button("Declutter"));
    await settle();
    expect(updates()).toHaveLength(1);
    expect(button("Declutter")).toHaveTextContent("Done!");
    expect(screen.getByRole("status")).toHaveTextContent("0 of 6 done");
  });
});

describe("marking a step as not done", () => {
  it("works with the button", async () => {
    open("curb_appeal");
    const answer = server.hold(UPDATE);
    server.answer(READ, 200, withDone());
    fireEvent.click(button("Boost Curb Appeal"));
    await settle();
    expect(card("Boost Curb Appeal")).toHaveAttribute("data-completed", "false");
    await answer(200, { stepId: "curb_appeal", completed: false });
    expect(updates()).toEqual([{ stepId: "curb_appeal", completed: false }]);
    expect(button("Boost Curb Appeal")).toHaveTextContent("Done!");
  });

  it("works with a right-click anywhere on a done card, without the browser's menu", async () => {
    open("curb_appeal");
    const answer = server.hold(UPDATE);
    server.answer(READ, 200, withDone());
    expect(fireEvent.contextMenu(screen.getByText(STEPS.curb_appeal.why))).toBe(false);
    await settle();
    expect(button("Boost Curb Appeal")).toHaveTextContent("Updating...");
    // A second press while the first is pending changes nothing.
    fireEvent.contextMenu(card("Boost Curb Appeal"));
    await answer(200, { stepId: "curb_appeal", completed: false });
    expect(updates()).toEqual([{ stepId: "curb_appeal", completed: false }]);
  });

  it("leaves a right-click on any other card to the browser", async () => {
    open("curb_appeal");
    expect(fireEvent.contextMenu(card("Declutter"))).toBe(true);
    await settle();
    expect(updates()).toEqual([]);
  });

  it("shows a hint over done cards only", async () => {
    open("declutter");
    const hover = async (name: string) => {
      fireEvent.pointerOver(card(name), { pointerType: "mouse" });
      await settle(700);
    };
    await hover("Deep Clean");
    expect(screen.queryByRole("tooltip")).toBeNull();
    await hover("Declutter");
    expect(screen.getByRole("tooltip")).toHaveTextContent(HINT);
  });
});
