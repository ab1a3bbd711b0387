export interface HelpArticle {
  /** The last part of its path: "/help/{slug}". */
  slug: string;
  /** The question that it answers. */
  title: string;
  /** Other words people search for; not shown. */
  calls: string;
  /** Markdown. */
  body: string;
  /** Whether the plans and their prices follow the text. */
  showsPlans?: true;
}

export interface HelpTopic {
  title: string;
  articles: readonly HelpArticle[];
}
