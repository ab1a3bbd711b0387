"use client";

import { useRouter } from "next/navigation";
import type { ReactNode, SubmitEvent } from "react";
import { MarkedText } from "#components/layout/search/marked-text.tsx";
import { scrollToPart } from "#components/layout/search/show-part.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { Link } from "#components/ui/link.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { MAX_QUERY, RESULT_KINDS } from "#lib/fields/search.ts";
import type { SearchGroup, SearchView } from "#lib/schemas/search.ts";

const FIELD_ID = "search-for";

function QueryForm({ query }: { query: string }) {
  const router = useRouter();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "");
    router.push(`/search?${new URLSearchParams({ q })}`);
  }

  return (
    <form action="/search" onSubmit={search} className="flex flex-col">
      <Label htmlFor={FIELD_ID} className="mb-1.5">
        What are you looking for?
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
          spellCheck={false}
        />
        <Button type="submit">Search</Button>
      </div>
    </form>
  );
}

function Results({ group: { kind, count, results } }: { group: SearchGroup }) {
  return (
    <section aria-label={RESULT_KINDS[kind]} className="flex flex-col gap-3">
      <h2 className="text-xl leading-7">{RESULT_KINDS[kind]}</h2>
      {count > results.length ? (
        <p className="text-muted-foreground">
          Showing {results.length} of {count}.
        </p>
      ) : null}
      <Card className="overflow-clip">
        <ul className="divide-y">
          {results.map(({ href, title, excerpt }, place) => (
            <li key={`${href} ${place}`}>
              <Link
                href={href}
                onClick={() => scrollToPart(href)}
                className="flex flex-col gap-0.5 px-5 py-3.5 hover:bg-muted sm:px-7"
              >
                <span className="leading-6 font-medium wrap-anywhere">
                  <MarkedText {...title} />
                </span>
                {excerpt.text ? (
                  <span className="text-md leading-6 wrap-anywhere text-muted-foreground">
                    <MarkedText {...excerpt} />
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Suggestion({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link
        href={href}
        className="flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        {children}
      </Link>
    </li>
  );
}

function Nothing({ query }: { query: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-3 leading-7">
      <p role="status">No results for “{query}”. Try fewer or different words.</p>
      <p>You may be looking for:</p>
      <ul>
        <Suggestion href="/get-ready/steps">Steps to get your home ready</Suggestion>
        <Suggestion href="/property-basics">Your home&apos;s basics</Suggestion>
        <Suggestion href="/settings">Settings</Suggestion>
        <Suggestion href="/help">Help</Suggestion>
      </ul>
    </div>
  );
}

const FINDABLE =
  "Screens, help articles, settings, home details, descriptions, steps, photos, messages, showings, documents, listings, offers, sales you added, local help, people on your account and notifications. Results match every word. Misspellings are OK.";

/** @param isCut whether the query was too long and was cut */
export function SearchScreen({
  query,
  isCut,
  view: { groups },
}: {
  query: string;
  isCut: boolean;
  view: SearchView;
}) {
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title="Search" />
      <QueryForm query={query} />
      {isCut ? (
        <p role="alert" className="leading-7">
          Your search was too long. We used the first {MAX_QUERY} characters.
        </p>
      ) : null}
      {query.trim() === "" ? (
        <div className="max-w-prose leading-7">
          <h2 className="text-xl leading-7">What you can search</h2>
          <p className="mt-1.5 text-muted-foreground">{FINDABLE}</p>
        </div>
      ) : null}
      {query.trim() !== "" && groups.length === 0 ? <Nothing query={query} /> : null}
      {groups.map((group) => (
        <Results key={group.kind} group={group} />
      ))}
    </div>
  );
}
