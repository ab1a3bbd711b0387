import { Person } from "./person.ts";

/** What the process that runs this is told when it starts, and answers when it is told to stop. */
export type CrowdOrder = { origin: string; emails: readonly string[]; signUps: number };
export type CrowdReport = { signIns: number; signUps: number; refused: Record<number, number> };

const report: CrowdReport = { signIns: 0, signUps: 0, refused: {} };
let isOver = false;

// Each request comes from an address of its own, as from people who have nothing to do with each other.
async function keepTrying(
  origin: string,
  kind: "signIns" | "signUps",
  email?: string,
): Promise<void> {
  while (!isOver) {
    const person = Object.assign(new Person(), email && { email });
    const { status } = await (email ? person.logIn(origin) : person.signUp(origin));
    if (status === 200 || status === 201) report[kind] += 1;
    else report.refused[status] = (report.refused[status] ?? 0) + 1;
  }
}

/** A process of its own: keeps this many sign-ins and sign-ups under way until it is told to stop. */
process.once("message", ({ origin, emails, signUps }: CrowdOrder) => {
  const all = [
    ...emails.map((email) => keepTrying(origin, "signIns", email)),
    ...Array.from({ length: signUps }, () => keepTrying(origin, "signUps")),
  ];
  process.once("message", () => {
    isOver = true;
    void Promise.all(all).then(() => process.send?.(report, () => process.disconnect()));
  });
});
