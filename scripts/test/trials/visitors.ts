import autocannon from "autocannon";

export type VisitorsOrder = { url: string; visitors: number; forSeconds: number };
export type VisitorsReport = {
  answered: number;
  failed: number;
  perSecond: number;
  p50: number;
  p99: number;
};

const BROWSER = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "accept-encoding": "gzip, deflate, br",
};

/** A process of its own: so many visitors ask for one page, each anew as soon as they have it. */
process.on("message", ({ url, visitors, forSeconds }: VisitorsOrder) => {
  void autocannon({
    url,
    connections: visitors,
    duration: forSeconds,
    timeout: 30,
    headers: BROWSER,
  }).then((result) => {
    const report: VisitorsReport = {
      answered: result["2xx"],
      failed: result.non2xx + result.errors,
      perSecond: result["2xx"] / result.duration,
      p50: result.latency.p50,
      p99: result.latency.p99,
    };
    process.send?.(report);
  });
});
