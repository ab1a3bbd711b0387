import { NO_FEATURES, type Features } from "#lib/fields/features.ts";

const EMAIL = "bench@example.com";
const PASSWORD = "Lantern-quilt-48!";

const ADDRESS = {
  propertyType: "single_family",
  addressLine1: "1418 Juniper St",
  addressLine2: "",
  city: "Madison",
  state: "WI",
  zipCode: "53704",
};

const BASICS = {
  bedrooms: 3,
  fullBathrooms: 2,
  halfBathrooms: 1,
  threeFourthBathrooms: 0,
  oneFourthBathrooms: 0,
  finishedSquareFootage: 1850,
  basementSquareFootage: 600,
  garageSquareFootage: 400,
  lotSize: 7200,
  yearBuilt: 1962,
  structuralRemodelYear: 0,
  hoaFees: 0,
};

const FEATURES: Features = {
  ...NO_FEATURES,
  appliances: ["Dishwasher", "Dryer", "Range/Oven", "Refrigerator", "Washer"],
  indoorFeatures: ["Ceiling Fans", "Skylights"],
  flooring: ["Hardwood", "Tile"],
  exterior: ["Brick"],
};

/** @throws Error if the response isn't a success */
export async function send(
  origin: string,
  path: string,
  body: unknown,
  cookie = "",
  method = "POST",
): Promise<Response> {
  const answer = await fetch(origin + path, {
    method,
    headers: { "content-type": "application/json", origin, cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/**
 * Creates a user with a described home, so that every screen has content.
 * @returns the value of a Cookie header
 */
export async function signIn(origin: string): Promise<string> {
  await send(origin, "/api/users", {
    email: EMAIL,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const answer = await send(origin, "/api/login", { email: EMAIL, password: PASSWORD });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .find((pair) => pair.includes("session"));
  if (!cookie) throw new Error("Logging in set no session cookie");
  await send(origin, "/api/property", ADDRESS, cookie);
  await send(origin, "/api/property/basics", BASICS, cookie);
  await send(origin, "/api/properties/features", FEATURES, cookie);
  return cookie;
}
