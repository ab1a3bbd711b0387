import "server-only";
import { type Attributes, context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { logError } from "./log.ts";

const EXPORT_MS = 3_000;

// The attributes from Next with fixed values. URLs and queries are dropped.
const KEPT = [
  "http.method",
  "http.route",
  "http.status_code",
  "next.page",
  "next.route",
  "next.span_type",
  "net.peer.name",
  "error.type",
];

/** Removes URLs from a span's name, except for the host of an outside call. */
const nameOf = (name: string) =>
  name.replace(/\bhttps?:\/\/([^/\s?#@]+@)?([^/\s?#]*)\S*/g, "$2").replace(/[?#]\S*/g, "");

function attributesOf(attributes: Attributes): Attributes {
  return Object.fromEntries(
    KEPT.flatMap((key) => (key in attributes ? [[key, attributes[key]]] : [])),
  );
}

/** Returns a span without URLs, queries and error messages. */
export function scrub(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    name: { value: nameOf(span.name) },
    attributes: { value: attributesOf(span.attributes) },
    status: { value: { code: span.status.code } },
    links: { value: [] },
    events: {
      value: span.events.map(({ name, time, attributes }) => ({
        name,
        time,
        attributes: { "exception.type": attributes?.["exception.type"] },
      })),
    },
  }) as ReadableSpan;
}

/** Exports scrubbed spans. Logs a failing collector once until it recovers. */
function scrubbing(exporter: SpanExporter): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans.map(scrub), (result) => {
        const hasFailed = result.error !== undefined;
        if (hasFailed && !isFailing) logError("could not send spans", result.error);
        isFailing = hasFailed;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Registers a tracer provider that exports Next's spans by OTLP as JSON. No trace context is
 * accepted from clients or sent to other services.
 * @param endpoint of the collector; `/v1/traces` is appended
 */
export function traceTo(endpoint: string): TracerProvider {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, "")}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "porchlight" }),
    spanProcessors: [new BatchSpanProcessor({ exporter: scrubbing(exporter) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  trace.setGlobalTracerProvider(provider);
  return provider;
}
