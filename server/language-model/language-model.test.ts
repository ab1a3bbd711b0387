import { expect, it, vi } from "vitest";
import { configuredModel, type ModelSettings } from "./language-model.ts";

const NONE: ModelSettings = {
  OPENAI_API_KEY: undefined,
  OPENAI_BASE_URL: undefined,
  OPENAI_MODEL: undefined,
};

it("returns no model without a key or a URL", async () => {
  expect(await configuredModel(NONE)).toBeNull();
  expect(await configuredModel({ ...NONE, OPENAI_MODEL: "some-model" })).toBeNull();
});

it.each([
  [{ OPENAI_API_KEY: "sk-x" }, "gpt-6-luna"],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:8080/v1" }, "gpt-6-luna"],
  [{ OPENAI_API_KEY: "sk-x", OPENAI_MODEL: "qwen3" }, "qwen3"],
])("needs only a key or a URL, and ignores an empty variable: %j", async (settings, modelId) => {
  vi.stubEnv("OPENAI_BASE_URL", "");
  expect(await configuredModel({ ...NONE, ...settings })).toMatchObject({
    modelId,
    provider: "openai.chat",
  });
});
