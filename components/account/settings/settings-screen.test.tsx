import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Settings } from "#lib/schemas/settings.ts";
import { press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { SettingsScreen } from "./settings-screen.tsx";

const CALL = "POST /api/settings";
const SAVED: Settings = {
  marketingEmails: false,
  activityAlerts: true,
  featureUpdates: false,
  monthlyNewsletter: true,
  textMessageAlerts: false,
};

const server = setUpScreen({ path: "/settings" });

const open = (settings: Settings | null) =>
  renderScreen(<SettingsScreen />, { "/api/settings": settings });
const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox");
const choices = () => boxes().map((box) => box.checked);
const saves = () => server.callsOf(CALL);

async function toggle(label: string | RegExp) {
  fireEvent.click(screen.getByLabelText(label));
  await settle();
}

describe("/settings", () => {
  it("links to the public pages", () => {
    open(null);
    const legal = within(screen.getByRole("navigation", { name: "About and legal" }));
    expect(legal.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "About",
      "Help",
      "Terms",
      "Privacy",
      "Fair housing",
    ]);
  });

  it("shows five choices, all off before the first save", () => {
    open(null);
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Settings");
    expect(screen.getByLabelText("Receive occasional marketing emails")).toBe(boxes()[0]);
    expect(screen.getByLabelText("Get activity alerts on my account")).toBe(boxes()[1]);
    expect(screen.getByLabelText("Send feature updates")).toBe(boxes()[2]);
    expect(screen.getByLabelText("Receive our monthly newsletter with helpful tips")).toBe(
      boxes()[3],
    );
    expect(screen.getByLabelText(/^I agree to receive text message alerts/)).toBe(boxes()[4]);
    expect(choices()).toEqual([false, false, false, false, false]);
  });

  it("shows the saved choices", () => {
    open(SAVED);
    expect(choices()).toEqual([false, true, false, true, false]);
  });

  it("saves and shows a message for 5 seconds", async () => {
    open(SAVED);
    const answer = server.hold(CALL);
    await toggle("Send feature updates");
    await press("Save");
    expect(screen.getByRole("button", { name: "Saving..." })).toBeDisabled();
    const changed = { ...SAVED, featureUpdates: true };
    expect(saves()).toEqual([{ call: CALL, body: { ...changed, seenTextConsent: false } }]);

    await answer(200, changed);
    const message = "Your settings have been saved successfully.";
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(choices()).toEqual([false, true, true, true, false]);
    await settle(4999);
    expect(screen.getByText(message)).toBeInTheDocument();
    await settle(1);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it("shows the message for another 5 seconds when saved again", async () => {
    open(SAVED);
    for (let saves = 0; saves < 2; saves++) {
      const answer = server.hold(CALL);
      await press("Save");
      await answer(200, SAVED);
      await settle(4000);
    }
    expect(screen.getByText("Your settings have been saved successfully.")).toBeInTheDocument();
  });

  it.each([[{ error: "Porchlight can't reach its database right now." }], [{}]])(
    "shows the error %j and keeps the choices",
    async (body: { error?: string }) => {
      open(SAVED);
      server.answer(CALL, 503, body);
      await toggle("Send feature updates");
      await press("Save");
      const sentence = body.error ?? "Something went wrong. Please try again.";
      expect(toastText()).toBe(`Error saving settings${sentence}`);
      expect(choices()).toEqual([false, true, true, true, false]);
      expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
    },
  );

  it("restores unsaved choices until they're discarded", async () => {
    const { unmount } = open(SAVED);
    await toggle(/^I agree to receive text message alerts/);
    unmount();
    open(SAVED);
    expect(choices()).toEqual([false, true, false, true, true]);
    await press("Discard changes");
    expect(choices()).toEqual([false, true, false, true, false]);
  });

  it("forgets unsaved choices once they're saved", async () => {
    const { unmount } = open(SAVED);
    server.answer(CALL, 200, { ...SAVED, featureUpdates: true });
    await toggle("Send feature updates");
    await press("Save");
    unmount();
    open(SAVED);
    expect(choices()).toEqual([false, true, false, true, false]);
  });

  it("shows 'Loading...', then an error with a way to try again", async () => {
    const answer = server.hold("GET /api/settings");
    renderScreen(<SettingsScreen />);
    expect(screen.getByText("Loading...")).toBeInTheDocument();
    await answer(503, { error: "The database is away." });
    expect(screen.getByRole("alert", { name: "" })).toBeInTheDocument();
    expect(screen.getByText("The database is away.")).toBeInTheDocument();
    server.answer("GET /api/settings", 200, SAVED);
    await press("Try again");
    expect(choices()).toEqual([false, true, false, true, false]);
  });
});
