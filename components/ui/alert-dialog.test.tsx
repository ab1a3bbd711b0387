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
  it("focuses Cancel and describes the action", () => {
    setUp();
    const dialog = screen.getByRole("alertdialog", { name: "Delete user" });
    expect(dialog).toHaveAccessibleDescription("This action cannot be undone.");
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  });

  it("leaves closing to the caller after confirmation", async () => {
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

  it("can't be closed while the action is pending", async () => {
    const { user, onOpenChange } = setUp(true);
    await user.keyboard("{Escape}");
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Delete" })).toBeDisabled();
  });
});
