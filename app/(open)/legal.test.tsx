import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { OpenFrame } from "#components/open/open-frame.tsx";
import FairHousingPage from "./fair-housing/page.tsx";
import PrivacyPage from "./privacy/page.tsx";
import TermsPage from "./terms/page.tsx";

const show = async (page: () => ReturnType<typeof TermsPage>) =>
  render(<OpenFrame isLoggedIn={false}>{await page()}</OpenFrame>);

it.each([
  ["Terms of Service", TermsPage],
  ["Privacy Policy", PrivacyPage],
  ["Fair Housing", FairHousingPage],
] as const)("shows the %s, marked as a sample, with links to the others", async (title, page) => {
  await show(page);
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(main.getByRole("blockquote")).toHaveTextContent(
    "Sample text. Replace it before you go live.",
  );
  expect(main.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(3);
  const links = within(screen.getByRole("navigation", { name: "About and legal" })).getAllByRole(
    "link",
  );
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/about",
    "/help",
    "/terms",
    "/privacy",
    "/fair-housing",
  ]);
  expect(screen.getByText("Equal Housing Opportunity")).toBeInTheDocument();
});

it("says how to report discrimination", async () => {
  await show(FairHousingPage);
  expect(screen.getByRole("link", { name: "1-800-669-9777" })).toHaveAttribute(
    "href",
    "tel:18006699777",
  );
  expect(screen.getByRole("link", { name: "hud.gov/fairhousing" })).toHaveAttribute(
    "href",
    "https://www.hud.gov/fairhousing",
  );
});
