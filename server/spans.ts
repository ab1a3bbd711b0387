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

// What Next notes of a request that is one of a few texts. Addresses with their queries are not.
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

/** The name of a span without addresses: of an outside call its host is left. */
const nameOf = (name: string) =>
  name.replace(/\bhttps?:\/\/([^/\s?#@]+@)?([^/\s?#]*)\S*/g, "$2").replace(/[?#]\S*/g, "");

function attributesOf(attributes: Attributes): Attributes {
  return Object.fromEntries(
    KEPT.flatMap((key) => (key in attributes ? [[key, attributes[key]]] : [])),
  );
}

/** A span as it may leave: without addresses, queries, and what errors say. */
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

/** Sends scrubbed spans on; a collector that is away stands in the log once, until it is back. */
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
 * Makes the spans that Next begins real ones, and sends them by OTLP as JSON. Requests from outside are
 * not believed what trace they belong to, and services outside are not told.
 * @param endpoint of the collector; `/v1/traces` is added
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
