import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fill, press, renderScreen, setUpScreen } from "#tests/screen.tsx";
import { CODES, OFF, ON, securityData, SET_UP } from "#tests/security-data.ts";
import { TwoStepCard } from "./two-step-card.tsx";

const START = "POST /api/second-factor";
const CONFIRM = "POST /api/second-factor/confirm";
const RENEW = "POST /api/second-factor/recovery-codes";
const REMOVE = "POST /api/second-factor/remove";
const STATE = "GET /api/second-factor";

const server = setUpScreen({ path: "/security" });

const open = (factor = OFF, hasPassword = true) =>
  renderScreen(<TwoStepCard hasPassword={hasPassword} />, securityData(factor));
const dialog = () => screen.getByRole("dialog");
const field = (label: string) => screen.getByLabelText(label);

async function startSetUp() {
  server.answer(START, 200, SET_UP);
  open();
  await press("Set up");
  await fill("Current password", "Lamp-post-42");
  await press("Continue");
}

describe("setting up two-step verification", () => {
  it("asks for the password and shows a wrong one on its field", async () => {
    const error = "Current password is incorrect";
    server.answer(START, 400, { error, fields: { password: error } });
    open();
    await press("Set up");
    await press("Continue");
    expect(field("Current password")).toHaveAccessibleDescription("Current password is required");
    expect(server.callsOf(START)).toEqual([]);
    await fill("Current password", "Wrong");
    await press("Continue");
    expect(field("Current password")).toHaveAccessibleDescription(error);
  });

  it("shows the key as a QR code and as text to copy", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
    await startSetUp();
    expect(server.bodies(START)).toEqual([{ password: "Lamp-post-42" }]);
    const picture = within(dialog()).getByRole("img");
    expect(picture).toHaveAccessibleName(/QR code.*key below/);
    expect(picture.querySelector("path")?.getAttribute("d")).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/);
    expect(dialog()).toHaveTextContent("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
    await press("Copy key");
    expect(writeText).toHaveBeenCalledExactlyOnceWith(SET_UP.secret);
    expect(within(dialog()).getByRole("status")).toHaveTextContent("Copied.");
  });

  it("turns on with a code and shows the recovery codes once, to download", async () => {
    await startSetUp();
    server.answer(CONFIRM, 200, { recoveryCodes: CODES });
    server.answer(STATE, 200, { isOn: true, recoveryCodesLeft: 10 });
    server.answer("GET /api/sessions", 200, []);
    expect(field("6-digit code")).toHaveAttribute("autocomplete", "one-time-code");
    await fill("6-digit code", "123 456");
    await press("Turn on");
    expect(server.bodies(CONFIRM)).toEqual([{ code: "123456" }]);
    expect(within(dialog()).getAllByRole("listitem")).toHaveLength(10);
    expect(dialog()).toHaveTextContent("AAAA-BBBB-CCCC-DDDD-EEEE-2222");
    const download = within(dialog()).getByRole("link", { name: "Download codes" });
    expect(download).toHaveAttribute("download", "porchlight-recovery-codes.txt");
    expect(decodeURIComponent(download.getAttribute("href") ?? "")).toContain(
      "AAAA-BBBB-CCCC-DDDD-EEEE-2222\n",
    );
    await press("I've saved my codes");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByText("On")).toBeInTheDocument();
    expect(screen.getByText(/You have 10 recovery codes left/)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Two-step verification" })).toHaveFocus();
  });

  it("keeps the key on screen after a wrong code", async () => {
    await startSetUp();
    const error = "That code is not right.";
    server.answer(CONFIRM, 400, { error, fields: { code: error } });
    await fill("6-digit code", "000000");
    await press("Turn on");
    expect(field("6-digit code")).toHaveAccessibleDescription(error);
    expect(within(dialog()).getByRole("img")).toBeInTheDocument();
  });

  it("shows a person without a password that a recent login is needed", async () => {
    const error = "To change this, log out, log in again, and come back within 10 minutes.";
    server.answer(START, 403, { error });
    open(OFF, false);
    await press("Set up");
    expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
    await press("Continue");
    expect(server.bodies(START)).toEqual([{}]);
    expect(within(dialog()).getByRole("alert")).toHaveTextContent(error);
  });

  it("stores nothing in the browser", async () => {
    await startSetUp();
    expect([window.sessionStorage.length, window.localStorage.length]).toEqual([0, 0]);
  });
});

describe("two-step verification that's on", () => {
  it("shows how many recovery codes are left", () => {
    open({ isOn: true, recoveryCodesLeft: 1 });
    expect(screen.getByText(/You have 1 recovery code left/)).toBeInTheDocument();
  });

  it("makes new recovery codes with the password and a code", async () => {
    server.answer(RENEW, 200, { recoveryCodes: CODES });
    server.answer(STATE, 200, { isOn: true, recoveryCodesLeft: 10 });
    server.answer("GET /api/sessions", 200, []);
    open(ON);
    await press("Get new recovery codes");
    await fill("Current password", "Lamp-post-42");
    await fill("Code", "123456");
    await press("Get new codes");
    expect(server.bodies(RENEW)).toEqual([{ password: "Lamp-post-42", code: "123456" }]);
    expect(within(dialog()).getAllByRole("listitem")).toHaveLength(10);
  });

  it("turns off with the password and a code", async () => {
    server.answer(REMOVE, 200, { success: true });
    server.answer(STATE, 200, OFF);
    server.answer("GET /api/sessions", 200, []);
    open(ON);
    await press("Turn off");
    await fill("Current password", "Lamp-post-42");
    await fill("Code", "aaaa-bbbb-cccc-dddd-eeee-2222");
    await press(/^Turn off$/);
    expect(server.bodies(REMOVE)).toEqual([
      { password: "Lamp-post-42", code: "AAAABBBBCCCCDDDDEEEE2222" },
    ]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByText("Off")).toBeInTheDocument();
  });

  it("stays on when turning it off is refused or canceled", async () => {
    server.answer(REMOVE, 429, { error: "Too many failed attempts." });
    open(ON);
    await press("Turn off");
    await fill("Current password", "Lamp-post-42");
    await fill("Code", "123456");
    await press(/^Turn off$/);
    expect(within(dialog()).getByRole("alert")).toHaveTextContent("Too many failed attempts.");
    await press("Cancel");
    expect(screen.getByText("On")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Turn off" })).toHaveFocus();
  });
});
