import "server-only";
import { dropEmpty, env } from "./env.ts";

// On globalThis because the code that stops the server is bundled separately.
const holder = globalThis as typeof globalThis & {
  porchlightTracing?: { forceFlush(): Promise<void> };
};

/**
 * Starts sending spans to OTEL_EXPORTER_OTLP_ENDPOINT. Doesn't load OpenTelemetry if it isn't set.
 */
export async function startTracing(): Promise<void> {
  dropEmpty("OTEL_EXPORTER_OTLP_ENDPOINT");
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  if (!OTEL_EXPORTER_OTLP_ENDPOINT || holder.porchlightTracing) return;
  const { traceTo } = await import("./spans.ts");
  holder.porchlightTracing = traceTo(OTEL_EXPORTER_OTLP_ENDPOINT);
}

/** Sends pending spans before the process exits. Ignores a failing collector. */
export async function flushTracing(): Promise<void> {
  await holder.porchlightTracing?.forceFlush().catch(() => undefined);
}
