"use client";

import type { ComponentProps } from "react";
import { DropdownMenu, DropdownMenuItem } from "#components/ui/dropdown-menu.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { SaleAction } from "./sale-action.ts";

export function SaleMenuItems({
  actions,
  ...menu
}: Omit<ComponentProps<typeof DropdownMenu>, "children"> & { actions: readonly SaleAction[] }) {
  return (
    <DropdownMenu {...menu}>
      {actions.map(({ label, icon, isDisabled, onSelect }) => (
        <DropdownMenuItem key={label} disabled={isDisabled ?? false} onSelect={onSelect}>
          <Icon node={icon} />
          {label}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
