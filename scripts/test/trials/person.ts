import { randomBytes } from "node:crypto";
import { causes, codeOf } from "#lib/errors.ts";

export const PASSWORD = "Lantern-47-Orchard!";

/** Status 0 means that no response came; `text` is then the reason. */
export type Answer = { status: number; text: string; body: unknown; headers: Headers; ms: number };

let serial = 0;

/** Returns a unique client address for X-Forwarded-For. */
export function newAddress(): string {
  serial += 1;
  return `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const reasonOf = (error: unknown) =>
  causes(error)
    .map((cause) => codeOf(cause) ?? cause.message)
    .join(", ");

/** `body` is sent as JSON, and a string as is. */
type Options = { body?: unknown; headers?: Record<string, string>; limitMs?: number };

/** A person with a browser: a network address, cookies, and an account after signing up. */
export class Person {
  readonly email = `${randomBytes(6).toString("hex")}@example.com`;
  readonly address = newAddress();
  cookie = "";

  async send(origin: string, call: string, options: Options = {}): Promise<Answer> {
    const [method = "GET", path = ""] = call.split(" ");
    const { body, headers, limitMs = 60_000 } = options;
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    try {
      const response = await fetch(origin + path, {
        method,
        redirect: "manual",
        signal: AbortSignal.timeout(limitMs),
        headers: {
          origin,
          "x-forwarded-for": this.address,
          ...(this.cookie && { cookie: this.cookie }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      this.#keepSession(response);
      const { status } = response;
      return { status, text, body: parsed(text), headers: response.headers, ms: elapsed() };
    } catch (error) {
      const text = reasonOf(error);
      return { status: 0, text, body: null, headers: new Headers(), ms: elapsed() };
    }
  }

  #keepSession(response: Response): void {
    const cookies = response.headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith("porchlight.session="));
    if (session) this.cookie = session.split(";")[0] ?? "";
  }

  signUp(origin: string): Promise<Answer> {
    const body = { email: this.email, password: PASSWORD, confirmPassword: PASSWORD };
    return this.send(origin, "POST /api/users", { body });
  }

  logIn(origin: string, password = PASSWORD): Promise<Answer> {
    return this.send(origin, "POST /api/login", { body: { email: this.email, password } });
  }

  saveAddress(origin: string): Promise<Answer> {
    return this.send(origin, "POST /api/property", { body: HOME });
  }

  saveBasics(origin: string, number: number): Promise<Answer> {
    return this.send(origin, "POST /api/property/basics", { body: basicsOf(number) });
  }
}

const HOME = {
  propertyType: "single_family",
  addressLine1: "412 Alder Street",
  city: "Seattle",
  state: "WA",
  zipCode: "98103",
};

/** Twelve values derived from one number, so that a mix of two saves is visible. */
export const basicsOf = (number: number) => ({
  bedrooms: number % 100,
  fullBathrooms: number % 100,
  halfBathrooms: number % 100,
  threeFourthBathrooms: number % 100,
  oneFourthBathrooms: number % 100,
  finishedSquareFootage: number,
  basementSquareFootage: number,
  garageSquareFootage: number,
  lotSize: number,
  yearBuilt: 1600 + (number % 400),
  structuralRemodelYear: 1600 + (number % 400),
  hoaFees: number,
});

/** Returns a logged-in seller with a saved home address. */
export async function newSeller(origin: string): Promise<Person> {
  const person = new Person();
  for (const step of ["signUp", "logIn", "saveAddress"] as const) {
    const { status, text } = await person[step](origin);
    if (status < 200 || status > 299) throw new Error(`${step} answered ${status}: ${text}`);
  }
  return person;
}
