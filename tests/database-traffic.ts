import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";

// PostgreSQL, "Message Formats": what a client sends begins with a letter and its length, all but
// what opens a connection.
const EXECUTE = "E".charCodeAt(0);
const QUERY = "Q".charCodeAt(0);
const SYNC = "S".charCodeAt(0);
const FLUSH = "H".charCodeAt(0);

/**
 * Stands between a client and a PostgreSQL server, and counts on the line itself: statements that were
 * run, and how often the client waited for an answer.
 * @param target address of the database
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
    /** What a piece of work sends. */
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

/** Tells the type of each message of a connection, however it is cut into chunks. */
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
