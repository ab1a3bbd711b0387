import type { Locator } from "@playwright/test";

export const menuOf = (sale: Locator) => sale.getByRole("button", { name: /^Actions for / });

/** Chooses an action from the menu of a sale's row. */
export async function choose(sale: Locator, action: string): Promise<void> {
  await menuOf(sale).click();
  await sale.page().getByRole("menuitem", { name: action }).click();
}
