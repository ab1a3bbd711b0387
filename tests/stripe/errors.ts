import type { z } from "zod";

/** An error in Stripe's format: `{error: {type, code, param, message}}` with its status. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: number,
    type: string,
    message: string,
    { code, param }: { code?: string; param?: string | undefined } = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }

  get body() {
    const { type, message, code, param } = this;
    return { error: { type, message, ...(code && { code }), ...(param && { param }) } };
  }
}

export const invalid = (message: string, details: { code?: string; param?: string } = {}) =>
  new StripeRefusal(400, "invalid_request_error", message, details);

/** A missing object: 404 in the path, 400 in a parameter. */
export function missing(kind: string, id: string, param?: string): StripeRefusal {
  return new StripeRefusal(
    param === undefined ? 404 : 400,
    "invalid_request_error",
    `No such ${kind}: '${id}'`,
    { code: "resource_missing", param: param ?? "id" },
  );
}

/** Formats the path items, 0, price as `items[0][price]`. */
function paramName([first, ...rest]: readonly PropertyKey[]): string {
  return String(first) + rest.map((part) => `[${String(part)}]`).join("");
}

/** Stripe's errors for unknown, missing or invalid parameters. */
export function refuseParameters(error: z.ZodError): StripeRefusal {
  const issue = error.issues[0];
  if (issue?.code === "unrecognized_keys") {
    const param = paramName([...issue.path, issue.keys[0] ?? ""]);
    return invalid(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const param = paramName(issue?.path ?? []);
  return issue?.input === undefined
    ? invalid(`Missing required param: ${param}.`, { code: "parameter_missing", param })
    : invalid(`Invalid ${param}`, { param });
}
