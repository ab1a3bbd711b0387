import { describe, expect, it } from "vitest";
import { SAMPLES } from "#tests/mail/samples.ts";
import { renderMail } from "./render.ts";
import { Frame, MailButton, Quote, Text } from "./templates/frame.tsx";

const mail = (message: string) => (
  <Frame preview="A preview" heading="A heading" footer="Why you get this.">
    <Text>
      One sentence that is longer than a line of a plain mail is wide, and goes on below it.
    </Text>
    <Quote>{message}</Quote>
    <MailButton href="https://homes.example.com/reset-password#s3cret">
      Set a new password
    </MailButton>
  </Frame>
);

it("renders the same content as plain text", async () => {
  const { text } = await renderMail({ subject: "s", content: mail("Hello\n\n  there") });
  expect(text).toBe(`A heading

One sentence that is longer than a line of a plain mail is wide, and goes on
below it.

Hello

there

Set a new password <https://homes.example.com/reset-password#s3cret>

Why you get this.

Privacy <http://localhost:3000/privacy> · Terms <http://localhost:3000/terms>
`);
});

it("separates a buyer's message from their details", async () => {
  const { text } = await renderMail(SAMPLES.inquiry!);
  expect(text).toContain("\n\nThank you, Bea\n\nName: Bea Buyer\nPhone: (608) 555-0142\n");
});

it("escapes a person's message", async () => {
  const { html, text } = await renderMail({
    subject: "s",
    content: mail('<img src=x onerror="alert(1)"> & <b>'),
  });
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;b&gt;");
  expect(text).toContain('<img src=x onerror="alert(1)"> & <b>');
});

it("keeps emoji and right-to-left text, and replaces half a character", async () => {
  const content = mail("שלום 🏡 \ud83c");
  const { html, text, subject } = await renderMail({ subject: "🏡 שלום \udfe1", content });
  expect(subject).toBe("🏡 שלום \ufffd");
  for (const body of [html, text]) {
    expect(body).toContain("שלום 🏡 \ufffd");
    expect(body.isWellFormed()).toBe(true);
  }
});

it.each([
  "One\r\nBcc: other@example.com",
  "One\nBcc: other@example.com",
  "One\u2028Bcc: other@example.com",
  "One\u0000 \u0007 Bcc: other@example.com",
])("puts the subject on one line: %j", async (subject) => {
  expect((await renderMail({ subject, content: mail("") })).subject).toBe(
    "One Bcc: other@example.com",
  );
});

describe.each(Object.entries(SAMPLES))("the email %s", (_, mail) => {
  it("loads nothing and runs no scripts", async () => {
    const { html } = await renderMail(mail);
    expect(html).not.toMatch(/<(?:script|link|img|iframe|object|form)\b|url\(|@import|\son\w+=/i);
  });

  it("has every link of its HTML in its text too", async () => {
    const { html, text } = await renderMail(mail);
    for (const [, href = ""] of html.matchAll(/href="([^"]+)"/g)) {
      expect(text).toContain(href.replace("mailto:", "").replaceAll("&amp;", "&"));
    }
  });

  it("has a subject of a reasonable length", async () => {
    const { subject } = await renderMail(mail);
    expect(subject.length).toBeGreaterThan(5);
    expect(subject.length).toBeLessThan(200);
  });
});
