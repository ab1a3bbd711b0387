import { Link } from "#components/ui/link.tsx";
import { HELP_TOPICS, helpPath } from "#lib/help/topics.ts";
import { TITLES } from "#lib/screens.ts";

const LINK = "inline-flex min-h-11 items-center text-primary underline underline-offset-4";

/** Every help article by topic. */
export function HelpList() {
  return (
    <>
      <h1 className="text-[1.75rem] leading-9 sm:text-[2.125rem] sm:leading-11">
        {TITLES["/help"]}
      </h1>
      <div className="mt-6 flex flex-col gap-8">
        {HELP_TOPICS.map(({ title, articles }) => (
          <section key={title} aria-label={title}>
            <h2 className="text-xl leading-7">{title}</h2>
            <ul role="list" className="mt-1 leading-6">
              {articles.map((article) => (
                <li key={article.slug}>
                  <a href={helpPath(article)} className={LINK}>
                    {article.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <AfterArticle />
    </>
  );
}

/** The link above an article. */
export const AllHelp = () => (
  <p className="mb-2">
    <Link href="/help" className={LINK}>
      All help articles
    </Link>
  </p>
);

/** What to do if the help hasn't answered the question. */
export const AfterArticle = () => (
  <p className="mt-10 border-t pt-4 leading-7">
    Still have a question?{" "}
    <a href="/support" className="text-primary underline underline-offset-4">
      Contact support
    </a>
  </p>
);
