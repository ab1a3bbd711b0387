import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { CONTRACT } from "#lib/contract/index.ts";
import { call } from "#tests/api.ts";
import * as openapi from "./route.ts";

it("describes every call in a document that passes the linter", async () => {
  const { status, body } = await call(openapi, "GET");
  expect(status).toBe(200);

  const document = body as { openapi: string; paths: Record<string, Record<string, unknown>> };
  expect(document.openapi).toMatch(/^3\.1\./);
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(Object.keys(CONTRACT).toSorted());

  const problems = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({
      extends: ["recommended"],
      rules: {
        // The API has no license, a redirect also counts as success, and GET /api/health takes no
        // input that it could refuse.
        "info-license": "off",
        "operation-2xx-response": "off",
        "operation-4xx-response": "off",
      },
    }),
  });
  const summaries = problems.map(({ ruleId, message, location }) => [
    ruleId,
    message,
    location[0]?.pointer,
  ]);
  expect(summaries).toEqual([]);
});
