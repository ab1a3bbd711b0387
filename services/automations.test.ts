import { describe, expect, it } from "vitest";
import * as kindRoute from "#app/api/automations/[kind]/route.ts";
import * as pauseRoute from "#app/api/automations/pause/route.ts";
import { database } from "#db/client.ts";
import { automations, properties } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { createSubscription, createUser } from "#tests/factories.ts";
import { createReadyHome, publish, readListing } from "#tests/listing/ready-home.ts";
import { pauseWithoutPlan, runAutomations } from "./automation-runs.ts";
import { automationsForTests, inHours, PREMIUM } from "#tests/automations.ts";

const { planPrice, planPublishing, read, recordedEvents, runAtOnce, seller, setRule, setState } =
  automationsForTests();

describe("an automation", () => {
  it.each<[string, object, string]>([
    ["a time that daylight saving skips", { day: "2027-03-14", time: "02:30" }, "time"],
    ["a past time", { day: "2020-01-01", time: "10:00" }, "day"],
    ["a time too far ahead", { day: "2099-01-01", time: "10:00" }, "day"],
    ["no time", { day: "", time: "" }, "day"],
  ])("is refused for %s", async (_, body, field) => {
    const answer = await planPublishing(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it("is refused for an unready or public home, or an unchanged or invalid price", async () => {
    expect((await planPublishing({ confirmsRight: false })).status).toBe(409);
    expect((await planPrice({ price: 650_000 })).status).toBe(409);
    expect((await planPrice({ price: "much" })).status).toBe(400);
    await publish(seller());
    expect((await planPublishing()).status).toBe(409);
  });

  it("is refused for an invalid rule, or wording against fair housing law", async () => {
    expect((await setRule("inquiry_waiting", { amount: 73 })).status).toBe(400);
    expect((await setRule("feedback", { amount: "often" })).status).toBe(400);
    expect((await setRule("party", { amount: 3 })).status).toBe(404);
    expect((await setRule("open_house_follow_up", { amount: 3 })).status).toBe(400);
    const letter = { subject: "Hi", message: "No children, please.", replyTo: "a@example.com" };
    const answer = await setRule("open_house_follow_up", { amount: 3, letter });
    expect(answer.status).toBe(400);
  });

  it("is refused without the plan or a home", async () => {
    await createSubscription(seller(), { planId: 2 });
    for (const refused of [planPublishing(), planPrice(), setRule("quiet", { amount: 7 })]) {
      expect((await refused).status).toBe(403);
    }
    expect((await read()).isIncluded).toBe(false);
    const homeless = await createUser();
    await createSubscription(homeless, { planId: PREMIUM });
    expect((await planPrice({}, homeless)).status).toBe(404);
    expect((await setRule("quiet", { amount: 7 }, homeless)).status).toBe(404);
  });

  it("can't be seen or changed by another account", async () => {
    await planPublishing();
    const other = await createReadyHome();
    await createSubscription(other, { planId: PREMIUM });
    expect((await read(other)).automations).toEqual([]);
    expect((await setState("publish", "paused", other)).status).toBe(404);
    const params = { kind: "publish" };
    expect((await call(kindRoute, "DELETE", { as: other, params })).status).toBe(404);
    await call(pauseRoute, "POST", { as: other });
    expect((await read()).automations).toMatchObject([{ kind: "publish", state: "on" }]);
    expect((await call(kindRoute, "DELETE", { as: seller(), params })).status).toBe(200);
  });
});

describe("stopping automations", () => {
  it("pauses one or all, and resumes those that aren't overdue", async () => {
    await planPublishing();
    await setRule("quiet", { amount: 7 });
    await call(pauseRoute, "POST", { as: seller() });
    const paused = (await read()).automations;
    expect(paused.map(({ state, pausedBy }) => [state, pausedBy])).toEqual([
      ["paused", "seller"],
      ["paused", "seller"],
    ]);
    await runAtOnce(3);
    expect((await readListing(seller())).status).toBe("draft");
    expect((await setState("publish", "on")).status).toBe(200);
    await runAtOnce(3);
    expect((await readListing(seller())).status).toBe("active");
    await planPrice();
    await setState("price", "paused");
    await database()
      .update(automations)
      .set({ runAt: inHours(-1) });
    expect((await setState("price", "on")).status).toBe(409);
  });

  it("pauses all with one notice when the plan ends, and deletes none", async () => {
    await planPublishing();
    await setRule("quiet", { amount: 7 });
    await createSubscription(seller(), { planId: PREMIUM, days: -1 });
    await Promise.all([pauseWithoutPlan(new Date()), runAutomations(inHours(3))]);
    await pauseWithoutPlan(new Date());
    expect((await readListing(seller())).status).toBe("draft");
    const { automations: kept } = await read();
    expect(kept.map(({ pausedBy }) => pausedBy)).toEqual(["plan", "plan"]);
    expect(await recordedEvents()).toEqual([["automation_paused", {}]]);
    expect((await setState("quiet", "on")).status).toBe(403);
  });

  it("deletes them with the home", async () => {
    await planPublishing();
    await database().delete(properties);
    await runAtOnce(3);
    expect((await read()).automations).toEqual([]);
  });
});
