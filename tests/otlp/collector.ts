import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: object }[];
  events: { name: string; attributes: { key: string }[] }[];
  status: { code: number; message?: string };
}

interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

/**
 * Starts a collector that receives and stores OTLP over HTTP as JSON.
 * @param status of its responses
 */
export async function startCollector(status = 200) {
  const paths: (string | undefined)[] = [];
  const services: (string | undefined)[] = [];
  const spans: SentSpan[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      paths.push(request.url);
      for (const { resource, scopeSpans } of (JSON.parse(text) as Sent).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === "service.name");
        services.push(service?.value.stringValue);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      response.writeHead(status, { "Content-Type": "application/json" }).end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, paths, services, spans, close };
}
