import { SpanStatusCode, trace } from "@opentelemetry/api";
import { afterEach, expect, it, vi } from "vitest";
import { startCollector } from "#tests/otlp/collector.ts";
import { flushTracing, startTracing } from "./tracing.ts";

afterEach(() => {
  trace.disable();
  Reflect.deleteProperty(globalThis, "porchlightTracing");
});

it("loads and sends nothing without an endpoint", async () => {
  await startTracing();
  expect(globalThis).not.toHaveProperty("porchlightTracing");
  expect(trace.getTracer("next.js").startSpan("GET").isRecording()).toBe(false);
});

it("sends a request's spans over OTLP without personal data", async () => {
  const collector = await startCollector();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url);
  vi.resetModules();
  await (await import("./tracing.ts")).startTracing();
  const tracer = trace.getTracer("next.js");
  tracer.startActiveSpan("GET /api/users/[id]", (span) => {
    span.setAttributes({
      "http.method": "GET",
      "http.route": "/api/users/[id]",
      "http.target": "/api/users/4711?email=ann@example.com",
      "http.status_code": 500,
    });
    const fetched = tracer.startSpan(
      "fetch POST https://ann:pw@api.example.com/v1?email=ann@example.com",
    );
    fetched.setAttributes({ "http.url": "https://api.example.com/v1?email=ann@example.com" });
    fetched.recordException(new TypeError("no such person: ann@example.com"));
    fetched.setStatus({ code: SpanStatusCode.ERROR, message: "no such person: ann@example.com" });
    fetched.end();
    span.end();
  });
  await flushTracing();
  collector.close();

  expect(collector.paths).toEqual(["/v1/traces"]);
  expect(collector.services).toEqual(["porchlight"]);
  const spans = collector.spans;
  const [fetched, served] = spans;
  expect(spans.map(({ name }) => name)).toEqual([
    "fetch POST api.example.com",
    "GET /api/users/[id]",
  ]);
  expect(fetched?.parentSpanId).toBe(served?.spanId);
  expect(served?.attributes.map(({ key }) => key).toSorted()).toEqual([
    "http.method",
    "http.route",
    "http.status_code",
  ]);
  expect(fetched?.events[0]?.attributes.map(({ key }) => key)).toEqual(["exception.type"]);
  expect(fetched?.status.code).toBe(SpanStatusCode.ERROR);
  expect(JSON.stringify(spans)).not.toMatch(/ann|4711|no such person/);
});

it("logs only once that the collector refuses spans", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const collector = await startCollector(400);
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url);
  vi.resetModules();
  await (await import("./tracing.ts")).startTracing();
  for (let i = 0; i < 2; i++) {
    trace.getTracer("next.js").startSpan("GET /dashboard").end();
    await flushTracing();
  }
  collector.close();
  expect(log).toHaveBeenCalledTimes(1);
  expect(String(log.mock.calls[0])).toContain("could not send spans");
});
