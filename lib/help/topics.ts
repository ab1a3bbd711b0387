import type { HelpScreen } from "#lib/routes.ts";
import type { HelpArticle, HelpTopic } from "./article.ts";
import { ACCOUNT } from "./topics/account.ts";
import { BUYERS } from "./topics/buyers.ts";
import { DOCUMENTS } from "./topics/documents.ts";
import { LISTING } from "./topics/listing.ts";
import { PAGE_CONTENT } from "./topics/page-content.ts";
import { PLANS } from "./topics/plans.ts";
import { PRICE } from "./topics/price.ts";
import { SHOWINGS } from "./topics/showings.ts";

/** In the order of /help. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  LISTING,
  PAGE_CONTENT,
  PRICE,
  BUYERS,
  SHOWINGS,
  DOCUMENTS,
  PLANS,
  ACCOUNT,
];

export const HELP_ARTICLES: readonly HelpArticle[] = HELP_TOPICS.flatMap(
  ({ articles }) => articles,
);

export const helpPath = ({ slug }: Pick<HelpArticle, "slug">): HelpScreen => `/help/${slug}`;

/** Returns the article of "/help/{slug}", or null. */
export const findArticle = (slug: string): HelpArticle | null =>
  HELP_ARTICLES.find((article) => article.slug === slug) ?? null;
