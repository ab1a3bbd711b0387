import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";

// From PostgreSQL's "Message Formats": except for those that open a connection, each client message begins
// with a type letter and its length.
const EXECUTE = "E".charCodeAt(0);
const QUERY = "Q".charCodeAt(0);
const SYNC = "S".charCodeAt(0);
const FLUSH = "H".charCodeAt(0);

/**
 * Starts a proxy in front of PostgreSQL that counts executed statements and the client's round trips.
 * @param target URL of the database
 */
export async function startTrafficCounter(target: string) {
  const { hostname, port } = new URL(target);
  const counts = { statements: 0, roundTrips: 0 };
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    const count = readMessages((type) => {
      if (type === EXECUTE || type === QUERY) counts.statements += 1;
      if (type === SYNC || type === FLUSH || type === QUERY) counts.roundTrips += 1;
    });
    client.on("data", (chunk) => {
      count(chunk);
      database.write(chunk);
    });
    database.on("data", (chunk) => client.write(chunk));
    client.on("close", () => database.destroy());
    database.on("close", () => client.destroy());
    client.on("error", () => database.destroy());
    database.on("error", () => client.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async during(work: () => Promise<unknown>) {
      const before = { ...counts };
      await work();
      return {
        statements: counts.statements - before.statements,
        roundTrips: counts.roundTrips - before.roundTrips,
      };
    },
    stop: () => server.close(),
  };
}

/** Returns a parser for the message types of a connection, in whatever chunks they come. */
function readMessages(tell: (type: number) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isOpened = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = isOpened ? 1 : 0;
      if (rest.length < start + 4) return;
      const end = start + rest.readUInt32BE(start);
      if (rest.length < end) return;
      if (isOpened) tell(rest.readUInt8(0));
      isOpened = true;
      rest = rest.subarray(end);
    }
  };
}
