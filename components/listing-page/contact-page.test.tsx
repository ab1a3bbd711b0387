import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "#app/homes/render.tsx";
import { sampleListing } from "#tests/listing/sample-listing.ts";
import { showDocument } from "#tests/listing/show-document.ts";
import { ContactPage, SentPage } from "./contact-page.tsx";

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;

const listing = sampleListing();

it("returns a rejected message as it was typed, with errors on its fields", async () => {
  const values = { kind: "showing", name: HOSTILE, email: "ada@", message: HOSTILE };
  const errors = { email: "Enter an email address, like name@example.com" };
  const notice = "Please look at the marked fields.";
  const props = { listing, values, errors, token: "signed", notice, script: "" };
  showDocument(await renderPage(<ContactPage {...props} />));
  expect(screen.getByRole("alert")).toHaveTextContent(notice);
  expect(screen.getByLabelText("Your name")).toHaveValue(HOSTILE);
  expect(screen.getByLabelText("Your message")).toHaveValue(HOSTILE);
  expect(screen.getByLabelText("I'd like to see the home")).toBeChecked();
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(errors.email);
  expect(screen.getByLabelText("Email")).toBeInvalid();
  expect(document.querySelector("[name=token]")).toHaveValue("signed");
  expect(document.querySelector("form")).toHaveAttribute("action", `/homes/${listing.slug}/ask`);
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

it("thanks the sender and links back", async () => {
  showDocument(await renderPage(<SentPage listing={listing} kind="showing" />));
  expect(screen.getByRole("heading", { name: "Thank you" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Back to 611 S Maple St/ })).toHaveAttribute(
    "href",
    `/homes/${listing.slug}`,
  );
});
