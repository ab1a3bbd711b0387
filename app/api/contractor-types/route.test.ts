import { expect, it } from "vitest";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import * as route from "./route.ts";

it("lists the three types by ID", async () => {
  const { status, body } = await call(route, "GET", { as: await createUser() });
  expect([status, body]).toEqual([
    200,
    [
      { id: 1, name: "Cleaning Services" },
      { id: 2, name: "Contractors" },
      { id: 3, name: "Landscaping" },
    ],
  ]);
});
