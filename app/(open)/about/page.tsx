import { Article } from "#components/open/article.tsx";
import { PlanPrices } from "#components/open/plan-prices.tsx";
import { ABOUT } from "#lib/help/about.ts";
import { TITLES } from "#lib/screens.ts";
import { listPlans } from "#services/plan-list.ts";
import { metadataOf } from "../metadata.ts";

export const generateMetadata = () =>
  metadataOf("/about", TITLES["/about"], "What Porchlight does, and what it costs.");

export default async function AboutPage() {
  return (
    <>
      <Article text={`# ${TITLES["/about"]}\n\n${ABOUT}`} />
      <PlanPrices plans={await listPlans()} />
    </>
  );
}
