import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import { ConfirmDialog } from "./alert-dialog.tsx";

function setUp(pending = false) {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Delete user"
      description="This action cannot be undone."
      confirmLabel="Delete"
      pending={pending}
      onConfirm={onConfirm}
    />,
  );
  return { user: userEvent.setup(), onOpenChange, onConfirm };
}

describe("ConfirmDialog", () => {
  it("starts on the way out, and says what is at stake", () => {
    setUp();
    const dialog = screen.getByRole("alertdialog", { name: "Delete user" });
    expect(dialog).toHaveAccessibleDescription("This action cannot be undone.");
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  });

  it("leaves it to the caller to close after the deed", async () => {
    const { user, onOpenChange, onConfirm } = setUp();
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it("closes on Cancel and on Escape", async () => {
    const { user, onOpenChange, onConfirm } = setUp();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.keyboard("{Escape}");
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("can't be left while the deed is under way", async () => {
    const { user, onOpenChange } = setUp(true);
    await user.keyboard("{Escape}");
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Delete" })).toBeDisabled();
  });
});
