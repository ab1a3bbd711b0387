import { notFound } from "next/navigation";
import { Article } from "#components/open/article.tsx";
import { AfterArticle, AllHelp } from "#components/open/help-list.tsx";
import { PlanPrices } from "#components/open/plan-prices.tsx";
import { findArticle, helpPath } from "#lib/help/topics.ts";
import { listPlans } from "#services/plan-list.ts";
import { metadataOf } from "../../metadata.ts";

type Props = { params: Promise<{ article: string }> };

const articleOf = async ({ params }: Props) => findArticle((await params).article) ?? notFound();

export async function generateMetadata(props: Props) {
  const article = await articleOf(props);
  const { title } = article;
  return metadataOf(helpPath(article), title, `Porchlight help: ${title}`);
}

export default async function HelpArticlePage(props: Props) {
  const { title, body, showsPlans } = await articleOf(props);
  return (
    <>
      <AllHelp className="mb-2" />
      <Article text={`# ${title}\n\n${body}`} />
      {showsPlans ? <PlanPrices plans={await listPlans()} /> : null}
      <AfterArticle />
    </>
  );
}
