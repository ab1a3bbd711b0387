import { MarkedText } from "#components/layout/search/marked-text.tsx";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { Link } from "#components/ui/link.tsx";
import { MAX_QUERY } from "#lib/fields/search.ts";
import { HELP_TOPICS, helpPath } from "#lib/help/topics.ts";
import type { SearchResult } from "#lib/schemas/search.ts";
import { TITLES } from "#lib/screens.ts";
import { searchHelp } from "#lib/search/help-items.ts";

const LINK = "inline-flex min-h-10 items-center py-1 text-primary underline underline-offset-4";

const FIELD_ID = "help-search";

function HelpSearch({ query }: { query: string }) {
  return (
    <form action="/help" role="search" className="mt-4 flex flex-col">
      <Label htmlFor={FIELD_ID} className="mb-1.5">
        Search help
      </Label>
      <div className="flex gap-3">
        <Input
          // Resets the field for a new query.
          key={query}
          id={FIELD_ID}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MAX_QUERY}
          autoComplete="off"
        />
        <Button type="submit">Search</Button>
      </div>
    </form>
  );
}

function FoundArticles({ found }: { found: readonly SearchResult[] }) {
  return (
    <section aria-label="Results" className="mt-6">
      <h2 className="text-xl leading-7">Results</h2>
      <ul role="list" className="mt-2 divide-y border-y">
        {found.map(({ href, title, excerpt }) => (
          <li key={href} className="py-3">
            <a href={href} className="text-primary underline underline-offset-4">
              <MarkedText {...title} />
            </a>
            <p className="mt-1 text-md leading-6 wrap-anywhere text-muted-foreground">
              <MarkedText {...excerpt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AllArticles() {
  return (
    <div className="mt-6 flex flex-col gap-5">
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
  );
}

/**
 * The help articles: every one by topic, or those that a search found.
 * @param query empty without a search
 */
export function HelpList({ query }: { query: string }) {
  const found = searchHelp(query);
  return (
    <>
      <h1 className="text-[1.75rem] leading-9 sm:text-[2.125rem] sm:leading-11">
        {TITLES["/help"]}
      </h1>
      <HelpSearch query={query} />
      {query !== "" && found.length === 0 ? (
        <p role="status" className="mt-6 leading-7 wrap-anywhere">
          No articles match “{query}”. Try fewer or different words.
        </p>
      ) : null}
      {found.length > 0 ? (
        <>
          <FoundArticles found={found} />
          <AllHelp className="mt-3" />
        </>
      ) : (
        <AllArticles />
      )}
      <AfterArticle />
    </>
  );
}

export const AllHelp = ({ className }: { className: string }) => (
  <p className={className}>
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
