import { expect, it } from "vitest";
import { trafficOrigin } from "./traffic-origin.ts";

const OWN = "porchlight.example";
const from = (referrer: string | null, query = "") =>
  Object.values(trafficOrigin(new URLSearchParams(query), referrer, OWN)).join(" ");

it.each([
  [null, "direct "],
  ["", "direct "],
  ["not an address", "direct "],
  ["https://porchlight.example/homes/1-elm-st", "direct "],
  ["https://www.google.com/", "search google.com"],
  ["https://www.google.co.uk/search?q=homes", "search google.com"],
  ["https://google.example.com/", "other google.example.com"],
  ["https://notgoogle.com/", "other notgoogle.com"],
  ["https://duckduckgo.com/", "search duckduckgo.com"],
  ["https://search.yahoo.com/", "search yahoo.com"],
  ["https://mail.yahoo.com/d/folders/1", "mail mail.yahoo.com"],
  ["https://mail.google.com/mail/u/0/", "mail mail.google.com"],
  ["android-app://com.google.android.gm/", "mail mail.google.com"],
  ["android-app://com.google.android.googlequicksearchbox/", "search google.com"],
  ["https://l.facebook.com/l.php?u=x", "social facebook.com"],
  ["https://t.co/abc", "social x.com"],
  ["https://at.co/abc", "other at.co"],
  ["https://out.reddit.com/", "social reddit.com"],
  ["https://WWW.Neighbors.example:8443/a?b=c#d", "other neighbors.example"],
  ["https://xn--bcher-kva.example/", "other xn--bcher-kva.example"],
  ["http://localhost:4000/", "other "],
  [`https://${"a".repeat(60)}.${"b".repeat(60)}.example/`, "other "],
  ["javascript:alert(1)", "direct "],
])("reads the referrer %s as %s", (referrer, origin) => {
  expect(from(referrer)).toBe(origin);
});

it.each([
  ["from=qr", "direct "],
  ["utm_source=facebook&utm_medium=paid", "social facebook.com"],
  ["utm_source=Instagram.com", "social instagram.com"],
  ["utm_source=spring-letter&utm_medium=email", "mail "],
  ["utm_source=google&utm_medium=cpc", "search google.com"],
  ["utm_source=flyer", "other "],
  ["utm_source=agent.example&utm_medium=banner", "other agent.example"],
  ["utm_source=%3Cb%3E.%00", "other "],
  ["utm_source=&utm_medium=", "search google.com"],
])("prefers %s to the referrer", (query, origin) => {
  expect(from("https://www.google.com/", query)).toBe(origin);
});
