import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fill, press, renderScreen, setUpScreen, toastText } from "#tests/screen.tsx";
import { SupportScreen } from "./support-screen.tsx";

const CALL = "POST /api/support";
const server = setUpScreen({ path: "/support" });

const open = (change: Partial<Parameters<typeof SupportScreen>[0]> = {}) =>
  renderScreen(
    <SupportScreen email="ana@example.com" level={null} canBeReached screen={null} {...change} />,
  );

async function write() {
  await fill("Subject", "Photographs");
  await fill("Message", "How do I add one?");
}

it("sends a message, and tells where the answer and the copy go", async () => {
  open({ level: "Priority email support", screen: "/photography" });
  expect(screen.getByText("Your plan includes priority email support.")).toBeInTheDocument();
  expect(screen.getByLabelText("Answer to")).toHaveValue("ana@example.com");
  await write();
  await fill("Answer to", "pat@example.com");
  server.answer(CALL, 200, { copyTo: "ana@example.com" });
  await press("Send");
  expect(server.bodies(CALL)).toEqual([
    {
      subject: "Photographs",
      message: "How do I add one?",
      contactEmail: "pat@example.com",
      screen: "/photography",
    },
  ]);
  expect(screen.getByRole("status", { name: "" })).toHaveTextContent(
    "We answer by mail, to pat@example.com. A copy of what you wrote goes to ana@example.com.",
  );
  await press("Write another message");
  expect(screen.getByLabelText("Message")).toHaveValue("");
});

it("keeps what was typed when it fails, and when the screen is left", async () => {
  const { unmount } = open();
  await write();
  server.answer(CALL, 429, { error: "Many messages have come from here in a short time." });
  await press("Send");
  expect(toastText()).toContain("Your message was not sent");
  expect(screen.getByLabelText("Message")).toHaveValue("How do I add one?");
  unmount();
  open();
  expect(screen.getByLabelText("Message")).toHaveValue("How do I add one?");
  expect(screen.getByLabelText("Subject")).toHaveValue("Photographs");
});

it("says what is missing on the field", async () => {
  open();
  await fill("Message", "How do I add one?");
  await press("Send");
  expect(screen.getByText("Please say in a few words what it is about")).toBeInTheDocument();
  expect(server.callsOf(CALL)).toEqual([]);
});

it("says so where nobody can be reached", () => {
  open({ canBeReached: false });
  expect(screen.getByText(/Porchlight can't send mail here yet/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Send" })).not.toBeInTheDocument();
});
