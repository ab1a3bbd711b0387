import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const ACCOUNT = { sid: "AC0123456789abcdef", token: "t0ken", from: "+12065550100" };

interface SentText {
  to: string;
  from: string;
  body: string;
}

/** Starts a server that accepts text messages like Twilio's Messages resource. */
export async function startTwilio() {
  const sent: SentText[] = [];
  let failure: { status: number; code: number | null } | null = null;
  const server = createServer((request, response) => {
    void (async () => {
      let text = "";
      for await (const part of request) text += String(part);
      const answer = (status: number, body: object) =>
        response
          .writeHead(status, { "content-type": "application/json" })
          .end(JSON.stringify(body));
      const isOurs =
        request.headers.authorization ===
        `Basic ${Buffer.from(`${ACCOUNT.sid}:${ACCOUNT.token}`).toString("base64")}`;
      if (!isOurs) return answer(401, { code: 20003, message: "Authenticate", status: 401 });
      if (
        request.method !== "POST" ||
        request.url !== `/2010-04-01/Accounts/${ACCOUNT.sid}/Messages.json` ||
        !request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded")
      ) {
        return answer(404, { code: 20404, message: "Not found", status: 404 });
      }
      if (failure) return answer(failure.status, { ...failure, message: "Refused" });
      const form = new URLSearchParams(text);
      sent.push({
        to: form.get("To") ?? "",
        from: form.get("From") ?? "",
        body: form.get("Body") ?? "",
      });
      answer(201, { sid: `SM${sent.length}`, status: "queued" });
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    /** Sets how the next messages are refused; null to accept them. */
    refuse: (how: typeof failure) => void (failure = how),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
