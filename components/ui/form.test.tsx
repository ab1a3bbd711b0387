import { zodResolver } from "@hookform/resolvers/zod";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { Button } from "./button.tsx";
import {
  Form,
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from "./form.tsx";
import { Input } from "./input.tsx";
import { PasswordInput } from "./password-input.tsx";

function Example() {
  const form = useForm({
    resolver: zodResolver(z.object({ city: z.string().min(1, "City is required") })),
    defaultValues: { city: "" },
  });
  return (
    <Form {...form}>
      <form noValidate onSubmit={form.handleSubmit(() => undefined)}>
        <FormField
          control={form.control}
          name="city"
          render={({ field }) => (
            <FormItem>
              <FormLabel>City</FormLabel>
              <FormControl>
                <Input {...field} />
              </FormControl>
              <FormDescription>Where the home stands.</FormDescription>
              <FormMessage />
            </FormItem>
          )}
        />
        <Button type="submit">Save</Button>
      </form>
    </Form>
  );
}

describe("form fields", () => {
  it("tie label, hint and error to the control", async () => {
    const user = userEvent.setup();
    render(<Example />);
    const city = screen.getByRole("textbox", { name: "City" });
    expect(city).toBeValid();
    expect(city).toHaveAccessibleDescription("Where the home stands.");

    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(city).toBeInvalid();
    expect(city).toHaveFocus();
    expect(city).toHaveAccessibleDescription("City is required Where the home stands.");

    await user.type(city, "B");
    expect(city).toBeValid();
    expect(screen.queryByText("City is required")).not.toBeInTheDocument();
  });
});

describe("Button", () => {
  it("is disabled and shows its pending label while pending", () => {
    render(
      <Button pending pendingLabel="Saving...">
        Save
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Saving..." });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute("type", "button");
  });
});

describe("PasswordInput", () => {
  it("shows and hides what was typed, and its button says which it will do", async () => {
    const user = userEvent.setup();
    render(
      <>
        <label htmlFor="password">Password</label>
        <PasswordInput id="password" />
      </>,
    );
    const input = screen.getByLabelText("Password");
    await user.type(input, "s3cret");
    expect(input).toHaveAttribute("type", "password");

    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(input).toHaveAttribute("type", "text");
    expect(input).toHaveValue("s3cret");

    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(input).toHaveAttribute("type", "password");
  });

  it("doesn't submit the form around it", async () => {
    const user = userEvent.setup();
    let submitted = false;
    render(
      <form onSubmit={() => (submitted = true)}>
        <PasswordInput aria-label="Password" />
      </form>,
    );
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(submitted).toBe(false);
  });
});
