import { SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./people.ts";

const LOGIN = "Log in to your account";
const UNLISTED = [
  ...["/nothing", "/login", "/profile/x", "/not-found"],
  // Files in the server's working folder.
  ...["/.git/config", "/.env", "/package.json", "/server/env.ts"],
];

test("a visitor sees the login screen at every address, and sign-up at its own", async ({
  request,
}) => {
  for (const path of [
    "/",
    "/homes",
    "/homes/",
    "/property",
    ...SIGNED_IN_SCREENS,
    ...UNLISTED,
    "/PROFILE/",
    "/get-ready//steps",
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain(LOGIN);
    expect(response.headers()["content-security-policy"], path).toContain("'nonce-");
  }
  expect(await (await request.get("/Create-Account/")).text()).toContain("Create your account");
  expect(await (await request.get("/Forgot-Password/")).text()).toContain("Forgot your password?");
  expect(await (await request.get("/Terms/")).text()).toContain("Terms of Service");
});

test("known ways around middleware show a visitor no signed-in screen", async ({ request }) => {
  const ways: { path: string; headers?: Record<string, string> }[] = [
    ...[
      "middleware",
      "src/middleware",
      "middleware:middleware:middleware:middleware:middleware",
    ].map((name) => ({ path: "/profile", headers: { "x-middleware-subrequest": name } })),
    { path: "/profile?_rsc=1", headers: { rsc: "1" } },
    { path: "/profile", headers: { rsc: "1", "next-router-prefetch": "1" } },
    { path: "/profile", headers: { "x-http-method-override": "PUT" } },
    { path: "/profile", headers: { "x-middleware-rewrite": "/profile" } },
    { path: "/login", headers: { "x-rewrite-url": "/profile", "x-original-url": "/profile" } },
    { path: "/_next/data/build/profile.json" },
    { path: "/profile.rsc" },
    { path: "/profile.json" },
    { path: "/profile.txt" },
    { path: "/%2e/profile" },
    { path: "/(signed-in)/profile" },
  ];
  for (const { path, headers = {} } of ways) {
    const response = await request.get(path, { headers, maxRedirects: 0 });
    expect(await response.text(), `${path} ${JSON.stringify(headers)}`).not.toContain(
      "Your Account",
    );
  }
});

test("a signed-in person sees each screen in any spelling of its address, and not-found elsewhere", async ({
  page,
}) => {
  await signUp(page);
  for (const path of ["/", "/profile", "/PROFILE", "/profile/", "/%70rofile"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Your Account", exact: true })).toBeVisible();
  }
  await page.goto("/Property/");
  await expect(page.getByRole("heading", { name: "Your Property" })).toBeVisible();
  await expect(
    page.getByRole("navigation").getByRole("link", { name: "Address", exact: true }),
  ).toHaveAttribute("aria-current", "page");

  for (const path of [...UNLISTED, "/create-account"]) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html).toContain("404 Page Not Found");
    expect(html).toContain("Did you forget to add the page to the router?");
  }
});

test("an ended session shows the login screen, and only the known browser's cookie stays", async ({
  page,
}) => {
  await signUp(page);
  const session = (await page.context().cookies()).filter(({ name }) => name.endsWith("session"));
  expect(session).toHaveLength(1);
  await page.request.post("/api/logout");
  await page.context().addCookies(session);
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { name: LOGIN })).toBeVisible();
  const left = await page.context().cookies();
  expect(left.map(({ name }) => name)).toEqual(["porchlight.device"]);
});

test("screens arrive with their data in the HTML", async ({ page }) => {
  const email = await signUp(page);
  for (const [path, text] of [
    ["/profile", email],
    ["/property-address", "Your Property"],
    ["/users", email],
  ] as const) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain(text);
    expect(html, path).not.toMatch(/>Loading[^<]*\.\.\./);
  }
});
