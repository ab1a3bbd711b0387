import { simpleParser } from "mailparser";
import { beforeEach, describe, expect, it } from "vitest";
import * as keptNotes from "#app/api/properties/description/kept-notes/route.ts";
import * as brandRoute from "#app/api/template-brand/route.ts";
import * as logoRoute from "#app/api/template-brand/logo/route.ts";
import * as emailRoute from "#app/api/template-email/route.ts";
import { database } from "#db/client.ts";
import { attempts } from "#db/schema/index.ts";
import { templatesView } from "#lib/schemas/templates.ts";
import { sharp } from "#server/photos/sharp.ts";
import { call } from "#tests/api.ts";
import { createProperty, createSubscription, createUser, type TestUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { reachBound } from "#tests/reach-bound.ts";
import * as fileRoute from "./[kind]/file/route.ts";
import * as kindRoute from "./[kind]/route.ts";
import * as previewRoute from "./[kind]/preview/route.ts";
import * as templatesRoute from "./route.ts";

let home: TestHome;
let seller: TestUser;
beforeEach(async () => {
  home = await createHome({ contactPhone: "2065550142" });
  seller = home.seller;
});

const readTemplates = async (as: TestUser) =>
  templatesView.parse((await call(templatesRoute, "GET", { as })).body);
const put = (kind: string, body: object, as = seller) =>
  call(kindRoute, "PUT", { as, params: { kind }, body });
const file = (kind: string, query = "", as = seller) =>
  call(fileRoute, "GET", { as, params: { kind }, query });
const onPlan = (planId: number) => createSubscription(seller, { planId });

describe("a home's templates", () => {
  it("offer a yard sign only with a phone number", async () => {
    const { seller: silent } = await createHome();
    const { templates } = await readTemplates(silent);
    const needs = templates.flatMap((one) => (one.needs ? [[one.kind, one.needs]] : []));
    const text = "Add a phone number first, so people who see the sign can call you.";
    expect(needs).toEqual([["yard-sign", text]]);
    expect(await file("yard-sign", "", silent)).toMatchObject({
      status: 409,
      body: { error: text },
    });
    expect((await file("sign-rider", "", silent)).status).toBe(200);
    expect((await readTemplates(seller)).templates.every((one) => one.needs === null)).toBe(true);
  });

  it("use the listing's text until edited, and are saved for the whole account", async () => {
    const before = await readTemplates(seller);
    expect(before).toMatchObject({ planName: "Basic", isPublic: true, brand: { logo: null } });
    const partner = await createUser({ parent: seller });
    const { status } = await put("flyer", { headline: "Three bedrooms by the park" }, partner);
    expect(status).toBe(200);
    const after = await readTemplates(seller);
    const flyer = (view: typeof after) => view.templates.find(({ kind }) => kind === "flyer");
    expect(flyer(after)?.edits.headline).toBe("Three bedrooms by the park");
    expect(flyer(after)?.version).not.toBe(flyer(before)?.version);
  });

  it("aren't shared with other accounts", async () => {
    const stranger = await createUser();
    await createProperty(stranger);
    await put("flyer", { headline: "Three bedrooms" });
    const seen = await readTemplates(stranger);
    expect(seen.templates.find(({ kind }) => kind === "flyer")?.edits.headline).toBeNull();
    expect(seen.planName).toBeNull();
  });

  it.each([
    ["an unknown template", "poster", {}, 404],
    ["a headline that's too long", "flyer", { headline: "h".repeat(121) }, 400],
    ["an unknown color", "flyer", { palette: "neon" }, 400],
    ["a duplicate photo", "flyer", { photoIds: Array(2).fill(crypto.randomUUID()) }, 400],
  ])("refuse %s", async (_what, kind, body, status) => {
    expect((await put(kind, body)).status).toBe(status);
  });

  it("need a property", async () => {
    const newUser = await createUser();
    expect((await call(templatesRoute, "GET", { as: newUser })).status).toBe(404);
    expect((await put("flyer", {}, newUser)).status).toBe(404);
    expect((await file("flyer", "", newUser)).status).toBe(404);
  });
});

describe("a downloaded template", () => {
  it.each([
    ["flyer", "application/pdf", "%PDF-1.7"],
    ["social-square", "image/jpeg", "\ufffd\ufffd"],
    ["post-x", "text/plain; charset=utf-8", "3-bedroom"],
  ])("is a file for %s", async (kind, type, start) => {
    const { status, headers, body } = await file(kind);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe(type);
    expect(headers.get("Content-Disposition")).toContain(`porchlight-${kind}.`);
    expect(String(body).startsWith(start)).toBe(true);
  });

  it("is an email draft, HTML, or plain text", async () => {
    const { body } = await file("email");
    const mail = await simpleParser(String(body));
    expect(mail.headers.get("x-unsent")).toBe("1");
    expect(mail.subject).toContain("412 Alder Street");
    expect(mail.text).toContain(home.slug);
    expect(mail.from).toBeUndefined();
    const plain = await file("email", "as=txt");
    expect(plain.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(plain.body).toContain(`/homes/${home.slug}`);
    const html = await file("email", "as=html");
    expect(html.body).toContain(`/homes/${home.slug}`);
    const shown = await call(emailRoute, "GET", { as: seller });
    expect(shown.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  });

  it("requires a plan, but its preview doesn't", async () => {
    await createSubscription(seller, { days: -1 });
    const { status, body } = await file("flyer");
    expect([status, body]).toMatchObject([403, { error: expect.stringContaining("Starter") }]);
    const params = { kind: "flyer" };
    const preview = await call(previewRoute, "GET", { as: seller, params });
    expect([preview.status, preview.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  });

  it("is drawn small as a thumbnail", async () => {
    const params = { kind: "flyer" };
    const lengths = ["size=page", "size=thumbnail", "size=page"].map(async (query) => {
      const { headers } = await call(previewRoute, "GET", { as: seller, params, query });
      return Number(headers.get("Content-Length"));
    });
    const [whole = 0, small = 0, again] = await Promise.all(lengths);
    expect(small).toBeGreaterThan(0);
    expect(small).toBeLessThan(whole / 2);
    expect(again).toBe(whole);
  });

  it("is refused while its text has open issues, until a claim is kept", async () => {
    await put("flyer", { text: "No children, please." });
    expect(await file("flyer")).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("Change") },
    });
    await put("flyer", { text: "The home has a pool." });
    expect((await file("flyer")).status).toBe(409);
    await call(keptNotes, "PATCH", { as: seller, body: { phrase: "pool", kept: true } });
    expect((await file("flyer")).status).toBe(200);
  });

  it("is drawn a limited number of times, but cached previews aren't limited", async () => {
    await database().delete(attempts);
    const query = "page=1&size=thumbnail";
    const preview = (kind: string) =>
      call(previewRoute, "GET", { as: seller, params: { kind }, query });
    expect((await preview("flyer")).status).toBe(200);
    await reachBound("drawing");
    expect((await preview("flyer")).status).toBe(200);
    const refused = await preview("postcard");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect((await file("postcard")).status).toBe(429);
  });

  it.each([
    ["social-square", "page=2", 404],
    ["post-x", "", 404],
    ["flyer", "page=3", 400],
  ])("has only its own pages: %s, %s", async (kind, query, status) => {
    const answer = await call(previewRoute, "GET", { as: seller, params: { kind }, query });
    expect(answer.status).toBe(status);
  });
});

describe("a seller's own brand", () => {
  const logo = (bytes: Uint8Array<ArrayBuffer>) =>
    call(logoRoute, "PUT", { as: seller, body: bytes });
  const png = async () =>
    new Uint8Array(
      await sharp({ create: { width: 2400, height: 400, channels: 4, background: "#7a1f3d" } })
        .png()
        .toBuffer(),
    );

  it("requires the Premium plan", async () => {
    const body = { accent: "#7a1f3d", hidesPorchlight: true };
    expect((await call(brandRoute, "PUT", { as: seller, body })).status).toBe(403);
    expect((await logo(await png())).status).toBe(403);
    await onPlan(3);
    expect((await call(brandRoute, "PUT", { as: seller, body })).status).toBe(200);
    expect((await logo(await png())).status).toBe(200);
    expect((await readTemplates(seller)).brand).toEqual({
      ...body,
      logo: { width: 1200, height: 200 },
    });
    const { headers } = await file("yard-sign");
    expect(headers.get("Content-Disposition")).toContain('"yard-sign.pdf"');
    await call(logoRoute, "DELETE", { as: seller });
    expect((await readTemplates(seller)).brand.logo).toBeNull();
  });

  it("is refused with an unreadable color or an invalid logo", async () => {
    await onPlan(3);
    const body = { accent: "#ffee88", hidesPorchlight: false };
    expect(await call(brandRoute, "PUT", { as: seller, body })).toMatchObject({
      status: 400,
      body: { fields: { accent: expect.stringContaining("too light") } },
    });
    const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
    expect(await logo(svg)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining("SVG") },
    });
    expect((await logo((await png()).slice(0, 200))).status).toBe(400);
    const background = "#888";
    const bomb = await sharp({ create: { width: 11_000, height: 11_000, channels: 3, background } })
      .png()
      .toBuffer();
    expect(await logo(new Uint8Array(bomb))).toMatchObject({
      status: 400,
      body: { fields: { logo: expect.stringContaining("up to 100 megapixels") } },
    });
  });
});
