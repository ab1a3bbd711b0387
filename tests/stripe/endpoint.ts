import { z } from "zod";
import type { StripeBooks } from "./books.ts";

export const text = z.string().min(1);
export const whole = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
export const metadata = z.record(z.string(), z.string()).default({});
export const limit = whole.pipe(z.number().min(1).max(100)).optional();
export const expand = (...paths: [string, ...string[]]) => z.array(z.enum(paths)).default([]);

export type Endpoint = {
  method: "GET" | "POST" | "DELETE";
  path: RegExp;
  /** Called from a browser, with the publishable key as a parameter. */
  isPublic: boolean;
  /** Parses the parameters, rejects what Stripe would reject, and responds. */
  run: (books: StripeBooks, input: unknown, ids: string[]) => object;
};

export function endpoint<Input>(
  method: Endpoint["method"],
  path: string,
  input: z.ZodType<Input>,
  handle: (books: StripeBooks, input: Input, id: string) => object,
  isPublic = false,
): Endpoint {
  return {
    method,
    path: new RegExp(`^/v1/${path.replace(":id", "([^/]+)")}$`),
    isPublic,
    run: (books, raw, [id]) => handle(books, input.parse(raw, { reportInput: true }), id ?? ""),
  };
}
