import type { Metadata } from "next";
import { Prefill } from "#components/data/prefill.tsx";
import { CompsScreen } from "#components/pricing/comps/comps-screen.tsx";
import { mapSettings } from "#services/map-settings.ts";
import { valuationValues } from "#services/valuation.ts";
import { requireRead } from "#http/session.ts";
import { sessionRead } from "#services/sessions.ts";
import { answersOfPricedHome, pricedHomeReads } from "../priced-home.ts";

export const metadata: Metadata = { title: "Comps" };

const read = sessionRead(pricedHomeReads);

export default async function CompsPage() {
  const { user, answers } = await requireRead(read, valuationValues());
  return (
    <Prefill answers={await answersOfPricedHome(user.accountId, answers)}>
      <CompsScreen map={mapSettings()} />
    </Prefill>
  );
}
