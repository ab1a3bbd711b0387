import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { InventoryScreen } from "#components/inventory/inventory-screen.tsx";
import { requireRead } from "#http/session.ts";
import { inventoryReads, viewInventory } from "#services/inventory.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "What stays" };

const read = sessionRead(inventoryReads);

export default async function WhatStaysPage() {
  const { answers } = await requireRead(read);
  return (
    <Prefill answers={[answerTo("GET /api/inventory", viewInventory(answers))]}>
      <InventoryScreen />
    </Prefill>
  );
}
