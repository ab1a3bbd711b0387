import "server-only";
import type { Counter, Gauge, Histogram, Registry } from "prom-client";
import { env } from "./env.ts";

// Labels never contain personal data: each has a few values fixed in the code.
const makeMetrics = async () => {
  const prometheus = await import("prom-client");
  const registry = new prometheus.Registry();
  const registers = [registry];
  prometheus.collectDefaultMetrics({ register: registry });
  const count = <L extends string>(name: string, help: string, labelNames: L[]): Counter<L> =>
    new prometheus.Counter({ name: `porchlight_${name}`, help, labelNames, registers });
  const level = <L extends string>(name: string, help: string, labelNames: L[] = []): Gauge<L> =>
    new prometheus.Gauge({ name: `porchlight_${name}`, help, labelNames, registers });
  const times = <L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    buckets: number[],
  ): Histogram<L> =>
    new prometheus.Histogram({
      name: `porchlight_${name}`,
      help,
      labelNames,
      buckets,
      registers,
    });
  return {
    registry: registry as Registry,
    requests: count("requests_total", "Requests answered", ["call", "status"]),
    requestSeconds: times(
      "request_seconds",
      "Time until a request was answered; for a stream, until it started",
      ["call"],
      [0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    ),
    requestsRunning: level("requests_running", "Requests in progress"),
    statementsRunning: level(
      "database_statements_running",
      "Statements and transactions in progress; those beyond the pool's connections wait",
    ),
    deadlines: count(
      "database_deadlines_total",
      "Statements that the database didn't answer in time",
      [],
    ),
    databaseUp: level("database_up", "1 if the database answers"),
    databaseConnections: level(
      "database_connections",
      "Connections to the database from all instances",
      ["state"],
    ),
    jobs: level("jobs", "Jobs in the database, by queue", ["queue", "state"]),
    oldestJob: level("jobs_oldest_due_seconds", "How long a queue's oldest due job has waited", [
      "queue",
    ]),
    jobsRun: count("jobs_run_total", "Jobs run by this process", ["queue", "outcome"]),
    mails: count("mails_total", "Emails, by the mail server's response", ["outcome"]),
    inboundEmails: count("inbound_emails_total", "Emails from the email service's webhook", [
      "outcome",
    ]),
    modelCalls: count("model_calls_total", "Calls to the language model", ["outcome"]),
    modelSeconds: times(
      "model_call_seconds",
      "Time taken by the language model",
      [],
      [0.5, 1, 2.5, 5, 10, 20],
    ),
    modelTokens: count("model_tokens_total", "Tokens, as counted by the language model", [
      "direction",
    ]),
    modelDollars: hasPrices()
      ? count("model_cost_dollars_total", "Cost of tokens at the configured prices", [])
      : null,
    outsideCalls: count("outside_calls_total", "Calls to external services", [
      "service",
      "outcome",
    ]),
    streams: level("notification_streams", "Open pages that receive notifications"),
  };
};

export type Metrics = Awaited<ReturnType<typeof makeMetrics>>;

// On globalThis because this module is bundled more than once.
const holder = globalThis as typeof globalThis & {
  porchlightMetrics?: Metrics;
  porchlightMetricsStart?: Promise<Metrics>;
};

/** Starts counting in this process. Later calls return the same metrics. */
export async function startMetrics(): Promise<Metrics> {
  holder.porchlightMetricsStart ??= makeMetrics();
  return (holder.porchlightMetrics = await holder.porchlightMetricsStart);
}

/** Returns this process's metrics; undefined without METRICS_TOKEN. */
export const metrics = (): Metrics | undefined => holder.porchlightMetrics;

const MILLION = 1_000_000;

const hasPrices = () =>
  env().OPENAI_INPUT_PRICE !== undefined && env().OPENAI_OUTPUT_PRICE !== undefined;

/**
 * Counts a call of the language model.
 * @param outcome `answered`, `left` if the reader stopped, or a ModelError's code
 * @param tokens as counted by the model, if known
 */
export function recordModelCall(
  outcome: string,
  seconds: number,
  tokens: { input: number; output: number },
): void {
  const counted = metrics();
  if (!counted) return;
  counted.modelCalls.inc({ outcome });
  counted.modelSeconds.observe(seconds);
  counted.modelTokens.inc({ direction: "input" }, tokens.input);
  counted.modelTokens.inc({ direction: "output" }, tokens.output);
  const { OPENAI_INPUT_PRICE = 0, OPENAI_OUTPUT_PRICE = 0 } = env();
  const dollars = tokens.input * OPENAI_INPUT_PRICE + tokens.output * OPENAI_OUTPUT_PRICE;
  counted.modelDollars?.inc(dollars / MILLION);
}
