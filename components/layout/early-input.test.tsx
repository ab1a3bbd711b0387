import { fireEvent, screen } from "@testing-library/react";
import { type ChangeEvent, type ElementType, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SettingsForm } from "#components/account/settings/settings-form.tsx";
import { AddressForm } from "#components/property/address-form.tsx";
import { DescriptionForm } from "#components/description/description-form.tsx";
import { readDraft, writeDraft } from "#components/forms/drafts.ts";
import { LoginScreen } from "#components/auth/login-screen.tsx";
import { Input } from "#components/ui/input.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { INCOMPLETE_NOTE_ID } from "#lib/early-input.ts";
import { ALL_FEATURES } from "#tests/description/random-property.ts";
import { openPage } from "#tests/hydration.tsx";
import { BASICS, makeProperty } from "#tests/property.ts";
import { settle, setUpScreen, valueOf, VIEWER } from "#tests/screen.tsx";

const server = setUpScreen();

afterEach(() => {
  window.earlyInput?.stop();
  delete window.earlyInput;
  document.body.replaceChildren();
});

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const leaveField = (field: HTMLElement) =>
  field.dispatchEvent(new Event("change", { bubbles: true }));
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

const SETTINGS = {
  marketingEmails: true,
  activityAlerts: false,
  featureUpdates: false,
  monthlyNewsletter: false,
  textMessageAlerts: false,
};
const MARKETING = "Receive occasional marketing emails";
const FEATURES = "Send feature updates";

const ADDRESS = {
  propertyType: "single_family",
  addressLine1: "1418 Juniper St",
  addressLine2: "",
  city: "Madison",
  state: "WI",
  zipCode: "53704",
} as const;
const addressForm = (
  <AddressForm values={ADDRESS} revision={0} hint={null} hasDescription={false} />
);

describe("input entered before hydration", () => {
  it("is sent when the form is submitted afterwards", async () => {
    const takeOver = openPage(<LoginScreen />);
    type("Email", "ana@example.com");
    type("Password", "Zebra!quartz7");
    await takeOver();
    expect(valueOf("Email")).toBe("ana@example.com");
    fireEvent.click(button("Log In"));
    await settle();
    expect(server.bodies("POST /api/login")).toEqual([
      { email: "ana@example.com", password: "Zebra!quartz7" },
    ]);
  });

  it("is kept when a password manager filled it in without an event", async () => {
    const takeOver = openPage(<LoginScreen />);
    screen.getByLabelText<HTMLInputElement>("Email").value = "ana@example.com";
    screen.getByLabelText<HTMLInputElement>("Password").value = "Zebra!quartz7";
    await takeOver();
    fireEvent.click(button("Log In"));
    await settle();
    expect(server.bodies("POST /api/login")).toHaveLength(1);
    expect(valueOf("Password")).toBe("Zebra!quartz7");
  });

  it("overrides saved values and is kept as an unsaved change", async () => {
    const takeOver = openPage(addressForm);
    type("City", "Monona");
    fireEvent.click(screen.getByLabelText("Condominium"));
    await takeOver();
    expect(valueOf("City")).toBe("Monona");
    expect(valueOf("State")).toBe("WI");
    expect(screen.getByLabelText("Condominium")).toBeChecked();
    expect(readDraft(VIEWER.id, "property-address")).toEqual({
      ...ADDRESS,
      city: "Monona",
      propertyType: "condominium",
    });
  });

  it("overrides a draft in its own field only", async () => {
    writeDraft(VIEWER.id, "property-address", { ...ADDRESS, city: "Fitchburg", state: "IL" });
    const takeOver = openPage(addressForm);
    type("City", "Monona");
    await takeOver();
    expect(valueOf("City")).toBe("Monona");
    expect(valueOf("State")).toBe("IL");
    expect(screen.getByText("Your unsaved changes are still here.")).toBeVisible();
  });

  it("includes boxes that were checked and unchecked", async () => {
    const takeOver = openPage(<SettingsForm settings={SETTINGS} />);
    fireEvent.click(box(MARKETING));
    fireEvent.click(box(FEATURES));
    await takeOver();
    expect(box(MARKETING)).not.toBeChecked();
    expect(box(FEATURES)).toBeChecked();
    fireEvent.click(button("Save"));
    await settle();
    expect(server.bodies("POST /api/settings")).toEqual([
      { ...SETTINGS, marketingEmails: false, featureUpdates: true, seenTextConsent: false },
    ]);
  });

  it.each([
    ["left", "Monona", leaveField],
    ["typed into", "Monona Bay", () => type("City", "Monona Bay")],
  ])("stays in a field that is %s during hydration", async (_how, city, actOn) => {
    const takeOver = openPage(addressForm);
    type("City", "Monona");
    await takeOver({ field: screen.getByLabelText("City"), actOn });
    expect(valueOf("City")).toBe(city);
    expect(readDraft(VIEWER.id, "property-address")).toEqual({ ...ADDRESS, city });
  });

  it("checks a box once when the click itself triggers hydration", async () => {
    const takeOver = openPage(<SettingsForm settings={SETTINGS} />);
    const field = box(FEATURES);
    await takeOver({ field, actOn: () => field.click() });
    expect(field).toBeChecked();
    server.answer("POST /api/settings", 200, SETTINGS);
    fireEvent.click(button("Save"));
    await settle();
    expect(server.bodies("POST /api/settings")).toEqual([
      { ...SETTINGS, featureUpdates: true, seenTextConsent: false },
    ]);
  });

  it.each([
    ["field", Input],
    ["text area", Textarea],
  ])("stays in a %s, which keeps working", async (_kind, Field: ElementType) => {
    function Note() {
      const [text, setText] = useState("Saved.");
      return (
        <>
          <Field
            aria-label="Note"
            value={text}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value)}
          />
          <output>{text}</output>
          <button type="button" onClick={() => setText("")}>
            Clear
          </button>
        </>
      );
    }
    const takeOver = openPage(<Note />);
    type("Note", "Saved. And more.");
    await takeOver();
    for (const text of ["Saved. And more.", "Saved. And more."]) {
      expect(valueOf("Note")).toBe(text);
      expect(screen.getByRole("status")).toHaveTextContent(text);
      fireEvent.click(button("Clear"));
      expect(valueOf("Note")).toBe("");
      type("Note", text);
    }
  });

  it("doesn't affect a text area that has its saved text again", async () => {
    const takeOver = openPage(
      <Textarea aria-label="Note" value="Saved." onChange={() => undefined} />,
    );
    type("Note", "Saved. And");
    type("Note", "Saved.");
    await takeOver();
    const note = screen.getByLabelText<HTMLTextAreaElement>("Note");
    note.value = "Set by a program.";
    expect(note).toHaveValue("Set by a program.");
  });
});

describe("the description", () => {
  const SAVED = "A home with three bedrooms.";
  const property = makeProperty({
    propertyBasics: BASICS,
    propertySpecifics: ALL_FEATURES,
    generatedDescription: SAVED,
  });

  it("starts with what was typed and chosen", async () => {
    const takeOver = openPage(<DescriptionForm property={property} saved={SAVED} />);
    type("Description", `${SAVED} And a porch.`);
    fireEvent.click(screen.getByRole("radio", { name: "Warm" }));
    fireEvent.click(screen.getByRole("radio", { name: /^Short/ }));
    await takeOver();
    expect(valueOf("Description")).toBe(`${SAVED} And a porch.`);
    expect(screen.getByRole("radio", { name: "Warm" })).toBeChecked();
    expect(screen.getByRole("radio", { name: /^Short/ })).toBeChecked();
    expect(readDraft(VIEWER.id, "description")).toEqual({
      text: `${SAVED} And a porch.`,
      base: SAVED,
    });
  });

  it.each([
    ["left", "Mine.", leaveField],
    ["typed into", "Mine, longer.", () => type("Description", "Mine, longer.")],
  ])("keeps what was typed when it is %s during hydration", async (_how, text, actOn) => {
    const takeOver = openPage(<DescriptionForm property={property} saved={SAVED} />);
    type("Description", "Mine.");
    await takeOver({ field: screen.getByLabelText("Description"), actOn });
    expect(valueOf("Description")).toBe(text);
    expect(screen.getByText(`${text.length}/5000`)).toBeVisible();
  });

  it("keeps an earlier draft available when something new was typed", async () => {
    writeDraft(VIEWER.id, "description", { text: "An earlier text.", base: SAVED });
    const takeOver = openPage(<DescriptionForm property={property} saved={SAVED} />);
    type("Description", `${SAVED} And a porch.`);
    await takeOver();
    expect(valueOf("Description")).toBe(`${SAVED} And a porch.`);
    fireEvent.click(button("Restore changes"));
    expect(valueOf("Description")).toBe("An earlier text.");
  });
});

describe("values that the browser restores on reload", () => {
  const reload = () =>
    vi
      .spyOn(performance, "getEntriesByType")
      .mockReturnValue([{ type: "reload" } as PerformanceNavigationTiming]);

  function putBack() {
    screen.getByLabelText<HTMLInputElement>("City").value = "Old town";
    screen.getByLabelText<HTMLInputElement>("Condominium").checked = true;
  }

  it("are replaced by saved values, except what is typed now", async () => {
    reload();
    const takeOver = openPage(addressForm);
    putBack();
    type("State", "IL");
    await takeOver();
    expect(valueOf("City")).toBe("Madison");
    expect(screen.getByLabelText("Single Family")).toBeChecked();
    expect(valueOf("State")).toBe("IL");
  });
});

describe("a form submitted before hydration", () => {
  it("is sent once however often its button was pressed, and looks busy until then", async () => {
    const takeOver = openPage(<LoginScreen />);
    type("Email", "ana@example.com");
    type("Password", "Zebra!quartz7");
    for (let press = 0; press < 3; press += 1) fireEvent.click(button("Log In"));
    expect(button("Log In")).toHaveAttribute("data-pressed");
    expect(server.calls).toEqual([]);
    await takeOver();
    await settle();
    expect(server.bodies("POST /api/login")).toHaveLength(1);
    expect(document.querySelector("[data-pressed]")).toBeNull();
  });
});

it("shows a note when a script fails to load, until the page works anyway", async () => {
  const note = document.body.appendChild(document.createElement("p"));
  note.id = INCOMPLETE_NOTE_ID;
  note.hidden = true;
  const takeOver = openPage(<LoginScreen />);
  const script = document.body.appendChild(document.createElement("script"));
  fireEvent.error(script);
  expect(note).toBeVisible();
  await takeOver();
  expect(note).not.toBeVisible();
});

it("keeps the browser from submitting forms before hydration", () => {
  openPage(<LoginScreen />);
  expect(document.querySelector("form")).toHaveAttribute("method", "dialog");
});
