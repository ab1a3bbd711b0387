import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loginInput, type LoginInput } from "#lib/schemas/account.ts";
import { api } from "#lib/api/client.ts";
import {
  fill,
  press,
  renderSignedOut,
  settle,
  setUpScreen,
  toastText,
  valueOf,
} from "#tests/screen.tsx";
import { SaveForm, SubmitButton } from "./save-form.tsx";
import { TextField } from "./text-field.tsx";
import { useSaveForm } from "./use-save-form.ts";

const CALL = "POST /api/login";
const server = setUpScreen();

function LoginForm({ schema }: { schema: () => Promise<typeof loginInput> }) {
  const form = useSaveForm({
    schema,
    values: { email: "", password: "" },
    save: (body: LoginInput) => api(CALL, { body }),
    failure: { title: "Login failed", message: "Invalid email or password." },
  });
  return (
    <SaveForm form={form}>
      <TextField control={form.control} name="email" label="Email" />
      <TextField control={form.control} name="password" label="Password" />
      <SubmitButton pendingLabel="Logging In...">Log In</SubmitButton>
    </SaveForm>
  );
}

const load = vi.fn<() => Promise<typeof loginInput>>();
function open(schema: () => Promise<typeof loginInput>) {
  load.mockImplementation(schema);
  renderSignedOut(<LoginForm schema={load} />);
}
const given = async () => loginInput;
const away = () => Promise.reject(new TypeError("Failed to fetch"));

it("loads its schema on first focus, and not before", async () => {
  open(given);
  await settle();
  expect(load).not.toHaveBeenCalled();
  await fill("Email", "ana");
  expect(load).not.toHaveBeenCalled();
  screen.getByLabelText("Email").focus();
  await settle();
  expect(load).toHaveBeenCalledOnce();
});

it("shows schema errors on the fields and sends nothing", async () => {
  open(given);
  await fill("Email", "ana");
  await press("Log In");
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Invalid email address");
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Password is required");
  expect(server.calls).toEqual([]);
});

it("shows the server's errors on the fields when the schema can't be loaded", async () => {
  const error = "Invalid email address";
  server.answer(CALL, 400, { error, fields: { email: error } });
  open(away);
  await fill("Email", "ana");
  await press("Log In");
  expect(server.bodies(CALL)).toEqual([{ email: "ana", password: "" }]);
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(error);
  expect(toastText()).toContain(error);
});

it("shows an error and keeps what was typed when schema and server are unreachable", async () => {
  open(away);
  await fill("Email", "ana@example.com");
  await fill("Password", "Zebra!quartz7");
  await press("Log In");
  expect(toastText()).toContain(
    "We couldn't reach Porchlight. Check your connection and try again.",
  );
  expect(valueOf("Email")).toBe("ana@example.com");
  expect(valueOf("Password")).toBe("Zebra!quartz7");
  expect(screen.getByRole("button", { name: "Log In" })).toBeEnabled();
});

describe("values that a password manager fills in without an event", () => {
  const fillSilently = (label: string, value: string) => {
    (screen.getByLabelText(label) as HTMLInputElement).value = value;
  };

  it("are sent", async () => {
    server.answer(CALL, 200, {});
    open(given);
    fillSilently("Email", "ana@example.com");
    fillSilently("Password", "Zebra!quartz7");
    await press("Log In");
    expect(server.bodies(CALL)).toEqual([{ email: "ana@example.com", password: "Zebra!quartz7" }]);
  });

  it("are sent along with what was typed", async () => {
    server.answer(CALL, 200, {});
    open(given);
    fillSilently("Email", "ana@example.com");
    await fill("Password", "Zebra!quartz7");
    await press("Log In");
    expect(server.bodies(CALL)).toEqual([{ email: "ana@example.com", password: "Zebra!quartz7" }]);
  });

  it("are validated and kept", async () => {
    open(given);
    fillSilently("Email", "ana");
    await press("Log In");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Invalid email address");
    expect(valueOf("Email")).toBe("ana");
    expect(server.calls).toEqual([]);
  });
});
