import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { navigateTo } from "#components/ui/navigate.ts";
import {
  ACCEPT,
  button,
  described,
  LATEST,
  openDescription,
  SAVE,
  setUpDescription,
  STREAM,
  TEXT,
  textArea,
} from "#tests/description-screen.tsx";
import { ALL_FEATURES } from "#tests/description/random-property.ts";
import { fill, press, settle } from "#tests/screen.tsx";

const DONE = "Congratulations! You're done.";
const FALLBACK = /built-in writer wrote this description/;

const server = setUpDescription();

const draft = (description: string) => ({ type: "draft", description });
const done = (description: string, isFallback = false) => ({
  type: "done",
  description,
  writer: isFallback ? "built_in" : "model",
  isFallback,
});
const announcements = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe("Rewrite", () => {
  it("sends the text and style, and shows drafts as they arrive", async () => {
    const stream = server.stream(STREAM);
    await openDescription();
    await fill("Description", "Mine.");
    await press("Rewrite");
    expect(server.bodies(STREAM)).toEqual([
      { currentDescription: "Mine.", tone: "warm", length: "standard" },
    ]);
    expect(button("Rewriting...")).toBeDisabled();
    expect(button("Accept Description")).toBeDisabled();
    expect(textArea()).toHaveAttribute("readonly");
    expect(textArea()).toHaveValue("Mine.");
    expect(announcements()).toContain("Rewriting your description.");

    await stream.send(draft("Another"), draft("Another text"));
    expect(textArea()).toHaveValue("Another text");
    expect(screen.getByText("12/5000")).toBeVisible();
    await stream.send(draft(""));
    expect(textArea()).toHaveValue("");
    expect(textArea()).toBeValid();

    server.answer(LATEST, 200, described("Another text, again."));
    await stream.send(draft("Another text, "), done("Another text, again."));
    await settle();
    expect(textArea()).toHaveValue("Another text, again.");
    expect(textArea()).not.toHaveAttribute("readonly");
    expect(button("Rewrite")).toBeEnabled();
    expect(button("Rewrite")).toHaveFocus();
    expect(announcements()).toContain("Your new description is ready.");
    expect(server.calls.map(({ call }) => call)).toContain(LATEST);
    expect(screen.queryByText(FALLBACK)).toBeNull();
  });

  it("can be undone and redone in one step", async () => {
    const stream = server.stream(STREAM);
    await openDescription();
    await fill("Description", "Mine.");
    await press("Rewrite");
    await stream.send(draft("Another"), done("Another text."));
    server.answer(SAVE, 200, { description: "Mine.", descriptionAccepted: false });
    await press("Undo");
    expect(textArea()).toHaveValue("Mine.");
    await settle(1500);
    expect(server.bodies(SAVE)).toEqual([{ description: "Mine.", replaces: "Another text." }]);
    await press("Redo");
    expect(textArea()).toHaveValue("Another text.");
  });

  it("reopens an accepted text for editing", async () => {
    const stream = server.stream(STREAM);
    await openDescription(described(TEXT, { descriptionAccepted: true }));
    await press("Rewrite");
    expect(textArea()).toHaveValue(TEXT);
    await stream.send(done("Another text."));
    expect(textArea()).toHaveValue("Another text.");
    expect(button("Accept Description")).toBeEnabled();
  });

  it("waits for a save in progress, and no save starts until it's done", async () => {
    const answer = server.hold(SAVE);
    const stream = server.stream(STREAM);
    await openDescription();
    await fill("Description", "Mine.");
    await settle(1500);
    await press("Rewrite");
    expect(server.bodies(STREAM)).toEqual([]);
    expect(button("Rewriting...")).toBeDisabled();
    await answer(200, { description: "Mine.", descriptionAccepted: false });
    expect(server.bodies(STREAM)).toHaveLength(1);
    await settle(60_000);
    await stream.send(done("Another text."));
    expect(server.bodies(SAVE)).toHaveLength(1);
  });

  it("says when the built-in writer was used, until the text is changed", async () => {
    const stream = server.stream(STREAM);
    await openDescription();
    await press("Rewrite");
    await stream.send(draft("Half"), draft(""), done("A built-in text.", true));
    expect(screen.getByText(FALLBACK)).toBeVisible();
    await fill("Description", "Mine.");
    expect(screen.queryByText(FALLBACK)).toBeNull();
  });
});

describe("a rewrite that doesn't finish", () => {
  const ends = {
    "is stopped": () => press("Stop"),
    "is cut off": (stream: ReturnType<typeof server.stream>) => stream.breakOff(),
    "ends without a text": (stream: ReturnType<typeof server.stream>) => stream.end(),
    "reports an error": (stream: ReturnType<typeof server.stream>) =>
      stream.send({ type: "error", error: "Something went wrong." }),
    "sends an unknown message": (stream: ReturnType<typeof server.stream>) =>
      stream.send({ kind: "?" }),
  };

  it.each(Object.entries(ends))(
    "because it %s restores the seller's text and saves it",
    async (_how, end) => {
      const stream = server.stream(STREAM);
      await openDescription();
      await fill("Description", " Mine.\n");
      await press("Rewrite");
      await stream.send(draft("Half a te"));
      server.answer(SAVE, 200, { description: "Mine.", descriptionAccepted: false });
      await end(stream);
      await settle();
      expect(textArea()).toHaveValue(" Mine.\n");
      expect(textArea()).not.toHaveAttribute("readonly");
      expect(button("Rewrite")).toBeEnabled();
      expect(button("Accept Description")).toBeEnabled();
      expect(screen.queryByText(/went wrong/)).toBeNull();
      expect(announcements().some((words) => words?.includes("Your text hasn't changed."))).toBe(
        true,
      );
      // The server may have stored a rewrite; the text on the screen replaces it.
      expect(server.bodies(SAVE)).toEqual([{ description: "Mine." }]);
      expect(screen.getAllByText("Saved")[0]).toBeVisible();
    },
  );

  it("returns the focus from Stop to Rewrite", async () => {
    server.stream(STREAM);
    await openDescription();
    await press("Rewrite");
    await press("Stop");
    await settle();
    expect(button("Rewrite")).toHaveFocus();
  });

  it("isn't stopped by the second click of a double click on Rewrite", async () => {
    server.stream(STREAM);
    await openDescription();
    await press("Rewrite");
    fireEvent.click(button("Stop"), { detail: 2 });
    await settle();
    expect(button("Rewriting...")).toBeDisabled();
    fireEvent.click(button("Stop"), { detail: 1 });
    await settle();
    expect(button("Rewrite")).toBeEnabled();
  });

  it("because it couldn't start leaves an accepted text accepted", async () => {
    server.answer(STREAM, 500, { error: "Something went wrong." });
    server.answer(SAVE, 200, { description: TEXT, descriptionAccepted: true });
    await openDescription(described(TEXT, { descriptionAccepted: true }));
    await press("Rewrite");
    await settle();
    expect(screen.getByText(DONE)).toBeVisible();
    expect(button("Accept Description")).toBeDisabled();
    expect(screen.queryByText(/went wrong/)).toBeNull();
  });

  it("because of the rate limit says so until the text is changed", async () => {
    const sentence = "That was a lot of rewriting in a short time.";
    server.answer(STREAM, 429, { error: sentence });
    server.answer(SAVE, 200, { description: "Mine.", descriptionAccepted: false });
    await openDescription();
    await fill("Description", "Mine.");
    await press("Rewrite");
    await settle();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(announcements()).toContain(sentence);
    expect(textArea()).toHaveValue("Mine.");
    expect(textArea()).not.toHaveAttribute("readonly");
    expect(server.bodies(SAVE)).toEqual([{ description: "Mine." }]);
    await fill("Description", "Mine, too.");
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it("because the session has ended goes to the login screen", async () => {
    server.answer(STREAM, 401, { error: "Unauthorized" });
    await openDescription();
    await press("Rewrite");
    expect(navigateTo).toHaveBeenCalledWith("/");
    expect(textArea()).toHaveValue(TEXT);
  });

  it("because the screen was left saves the seller's text", async () => {
    const stream = server.stream(STREAM);
    const { unmount } = await openDescription();
    await press("Rewrite");
    await stream.send(draft("Half"));
    unmount();
    await settle();
    expect(server.bodies(SAVE)).toEqual([{ description: TEXT }]);
  });
});

describe("tone and length", () => {
  it("start with those of the last text and are sent with the next rewrite", async () => {
    const stream = server.stream(STREAM);
    await openDescription(
      described(TEXT, {
        descriptionStyle: { tone: "polished", length: "long" },
        propertySpecifics: ALL_FEATURES,
      }),
    );
    expect(screen.getByRole("radio", { name: "Polished" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Long, about 1,500 characters" })).toBeChecked();
    const lengths = screen.getByRole("radiogroup", { name: "Length" });
    expect(lengths).toHaveAccessibleDescription(/Your next rewrite will be about 1,500 characters/);

    fireEvent.click(screen.getByRole("radio", { name: "Plain" }));
    fireEvent.click(screen.getByRole("radio", { name: /^Short/ }));
    expect(screen.getByRole("radio", { name: /^Short/ })).toBeChecked();
    expect(lengths).toHaveAccessibleDescription(/about 450 characters/);
    expect(textArea()).toHaveValue(TEXT);

    await press("Rewrite");
    expect(server.bodies(STREAM)).toEqual([
      { currentDescription: TEXT, tone: "plain", length: "short" },
    ]);
    await stream.send(done("Another text."));
    expect(screen.getByRole("radio", { name: "Plain" })).toBeChecked();
  });
});

it("offers lengths only when there are enough features", async () => {
  await openDescription(
    described(TEXT, { descriptionStyle: { tone: "polished", length: "long" } }),
  );
  expect(screen.queryByRole("radiogroup", { name: "Length" })).toBeNull();
  expect(screen.getByText(/Add more features to get a longer description/)).toBeVisible();
  await press("Rewrite");
  expect(server.bodies(STREAM)).toEqual([
    { currentDescription: TEXT, tone: "polished", length: "standard" },
  ]);
});

it("ignores Accept while a rewrite is in progress", async () => {
  server.stream(STREAM);
  await openDescription();
  await press("Rewrite");
  fireEvent.click(button("Accept Description"));
  await settle();
  expect(server.bodies(ACCEPT)).toEqual([]);
});
