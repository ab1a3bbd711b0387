import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { HELP_ARTICLES, HELP_TOPICS, helpPath } from "#lib/help/topics.ts";
import { HelpList } from "./help-list.tsx";
import { PlanPrices } from "./plan-prices.tsx";

it("lists every article by topic and links to support", () => {
  render(<HelpList query="" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Help");
  for (const { title, articles } of HELP_TOPICS) {
    const topic = within(screen.getByRole("region", { name: title }));
    expect(topic.getAllByRole("link")).toHaveLength(articles.length);
  }
  for (const article of HELP_ARTICLES) {
    expect(screen.getByRole("link", { name: article.title })).toHaveAttribute(
      "href",
      helpPath(article),
    );
  }
  expect(screen.getByRole("link", { name: "Contact support" })).toHaveAttribute("href", "/support");
});

it("lists the articles that a search found, and every article if there are none", () => {
  const { rerender } = render(<HelpList query="delete account" />);
  const [first] = within(screen.getByRole("region", { name: "Results" })).getAllByRole("link");
  expect(first).toHaveAttribute("href", "/help/delete-account");
  expect(screen.queryByRole("region", { name: HELP_TOPICS[0]!.title })).toBeNull();
  expect(screen.getByRole("link", { name: "All help articles" })).toHaveAttribute("href", "/help");

  rerender(<HelpList query="qzxv" />);
  expect(screen.getByRole("status")).toHaveTextContent("No articles match “qzxv”.");
  expect(screen.getByRole("region", { name: HELP_TOPICS[0]!.title })).toBeVisible();
});

it("shows what each plan costs and includes", () => {
  render(<PlanPrices plans={[{ id: 1, name: "Basic", cost: 1234 }]} />);
  expect(screen.getByRole("heading", { name: "Basic" })).toBeVisible();
  expect(screen.getByText("$1,234 a month")).toBeVisible();
  expect(
    screen.getByText("We charge $1,234 every month, in advance, until you cancel."),
  ).toBeVisible();
  expect(screen.getByText("Everything in Starter")).toBeVisible();
});
