import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderSignedOut, setUpScreen, settle } from "#tests/screen.tsx";
import { PrerenderedCreateAccount, PrerenderedLogin } from "./prerendered-screens.tsx";

const PROVIDERS = "GET /api/auth/providers";
const server = setUpScreen();

describe.each([
  ["Sign in with", PrerenderedLogin],
  ["Create with", PrerenderedCreateAccount],
])("%s", (action, Screen) => {
  const names = () =>
    screen
      .getAllByRole("button", { name: new RegExp(`^${action} `) })
      .map(({ textContent }) => textContent);

  it("has Google's button at once, and another's when the server has named it", async () => {
    const reply = server.hold(PROVIDERS);
    renderSignedOut(<Screen />);
    await settle();
    expect(names()).toEqual([`${action} Google`]);
    await reply(200, ["google", "apple"]);
    expect(names()).toEqual([`${action} Google`, `${action} Apple`]);
  });

  it("has Google's button alone when there is no answer", async () => {
    renderSignedOut(<Screen />);
    await settle();
    expect(server.callsOf(PROVIDERS)).toHaveLength(1);
    expect(names()).toEqual([`${action} Google`]);
  });
});
