import "server-only";
import { dropEmpty, env } from "./env.ts";

// Kept on globalThis: the server that stops is not bundled with what has begun to trace.
const holder = globalThis as typeof globalThis & {
  porchlightTracing?: { forceFlush(): Promise<void> };
};

/** Begins to send spans to OTEL_EXPORTER_OTLP_ENDPOINT. Without one, nothing of OpenTelemetry is loaded. */
export async function startTracing(): Promise<void> {
  dropEmpty("OTEL_EXPORTER_OTLP_ENDPOINT");
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  if (!OTEL_EXPORTER_OTLP_ENDPOINT || holder.porchlightTracing) return;
  const { traceTo } = await import("./spans.ts");
  holder.porchlightTracing = traceTo(OTEL_EXPORTER_OTLP_ENDPOINT);
}

/** Sends what waits, before the process ends. A collector that is away keeps nobody. */
export async function flushTracing(): Promise<void> {
  await holder.porchlightTracing?.forceFlush().catch(() => undefined);
}
