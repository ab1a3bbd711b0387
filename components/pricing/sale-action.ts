import type { ComponentProps } from "react";
import type { Icon } from "#components/ui/icon.tsx";

/** An item of the menu of a sale's row. */
export interface SaleAction {
  label: string;
  icon: ComponentProps<typeof Icon>["node"];
  isDisabled?: boolean;
  onSelect: () => void;
}
