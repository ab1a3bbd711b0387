import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { database } from "#db/client.ts";
import { properties } from "#db/schema/index.ts";
import type { Call } from "#lib/contract/index.ts";
import type { VersionsView } from "#lib/schemas/description.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import type { TestUser } from "#tests/factories.ts";
import { type Done, read } from "./actions.ts";

/** An account with several people, and the texts that it has to keep. */
export class SharedAccount {
  readonly people: readonly TestUser[];
  private readonly kept = new Set<string>();
  // For failure messages.
  private readonly history: unknown[][] = [];
  private readonly typedBy = new Map<string, Set<string>>();
  private readonly newTexts = new Set<string>();

  constructor(people: readonly TestUser[]) {
    this.people = people;
  }

  /** Checks the account against a set of concurrent actions. */
  async check(done: readonly Done[]): Promise<void> {
    this.note(done);
    const [admin] = this.people;
    if (!admin) return;
    const rows = await database()
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.userId, admin.accountId));
    expect(rows.length).toBeLessThanOrEqual(1);
    if (rows.length === 0) return;

    const [latest, ...others] = await Promise.all(
      this.people.map((person) => read<LatestPropertyView>("GET /api/properties/latest", person)),
    );
    if (!latest) return;
    for (const other of others) expect(other).toEqual(latest);
    const texts = new Set(await versionsOf(admin));
    if (latest.generatedDescription) expect(texts).toContain(latest.generatedDescription);
    const history = this.history.map((step) => JSON.stringify(step)).join("\n");
    for (const text of this.kept) expect([...texts], history).toContain(text);
    checkTogether(done, latest);
    if (done.length === 1 && done[0]) await checkSaved(done[0], latest);
  }

  private note(done: readonly Done[]): void {
    this.newTexts.clear();
    this.history.push(
      done.map(({ action, answer, body, tab }) => {
        const { description, replaces, currentDescription } = body;
        const who = this.people.indexOf(tab.user);
        return [who, action.call, { description, replaces, currentDescription }, answer.status];
      }),
    );
    const taken = done.filter(({ answer }) => answer.status < 300 || answer.status === 409);
    for (const { action, body, data, tab } of taken) {
      const { call } = action;
      if (call === "POST /api/properties/features/rewrite") {
        this.keep(body.currentDescription as string, tab.user.id);
        this.keep(data.description as string, "");
      }
      if (call === "POST /api/properties/description/accept") {
        this.keep(body.description as string, "");
      }
    }
    const edits = taken.filter(({ action }) => action.call === "POST /api/properties/description");
    for (const { body, tab } of edits) this.keep(body.description as string, tab.user.id);
    // Edits by the same person within a minute update the same version.
    for (const { body, tab } of edits) {
      const { replaces, description } = body as { replaces: string; description: string };
      if (replaces !== description && this.typedBy.get(replaces)?.has(tab.user.id)) {
        this.kept.delete(replaces);
      }
    }
  }

  private keep(text: string, author: string): void {
    if (text === "") return;
    if (!this.kept.has(text)) {
      this.typedBy.set(text, new Set());
      this.newTexts.add(text);
    }
    // Of people who save one new text at once, either can be its author.
    if (this.newTexts.has(text)) this.typedBy.get(text)?.add(author);
    this.kept.add(text);
  }
}

async function versionsOf(user: TestUser): Promise<string[]> {
  const texts: string[] = [];
  let query = "";
  for (;;) {
    const { versions, hasMore } = await read<VersionsView>(
      "GET /api/properties/description/versions",
      user,
      query,
    );
    texts.push(...versions.map(({ description }) => description));
    if (!hasMore) return texts;
    query = `before=${versions.at(-1)?.id}`;
  }
}

/** Checks that fields saved separately all have their values, even after concurrent saves. */
function checkTogether(done: readonly Done[], latest: LatestPropertyView) {
  const taken = done.filter(({ answer }) => answer.status < 300);
  const bodiesOf = (call: Call) =>
    taken.filter(({ action }) => action.call === call).map(({ body }) => body);
  const notes = bodiesOf("PATCH /api/properties/description/kept-notes");
  for (const { phrase, kept } of notes) {
    const isDisputed = notes.some((other) => other.phrase === phrase && other.kept !== kept);
    if (!isDisputed) expect(latest.keptNotes.includes(String(phrase).trim())).toBe(kept);
  }
  if (bodiesOf("POST /api/property/basics").length > 0) return;
  const corrections = bodiesOf("PATCH /api/property/basics");
  for (const [field, saved] of Object.entries(latest.propertyBasics ?? {})) {
    const wanted = corrections.flatMap((correction) =>
      field in correction ? [correction[field]] : [],
    );
    if (wanted.length > 0) expect(wanted).toContain(saved);
  }
}

/** Checks that the stored data equals what a successful write returned. */
async function checkSaved({ action, answer, body, data, tab }: Done, latest: LatestPropertyView) {
  if (answer.status >= 300) return;
  switch (action.call) {
    case "POST /api/property":
      return expect(latest).toMatchObject(data);
    case "POST /api/property/basics":
    case "PATCH /api/property/basics":
      return expect(latest).toMatchObject(data);
    case "POST /api/properties/features":
    case "POST /api/properties/features/rewrite":
    case "POST /api/properties/description":
      return expect(latest.generatedDescription).toBe(data.description);
    case "POST /api/properties/description/accept":
      return expect([latest.generatedDescription, latest.descriptionAccepted]).toEqual([
        data.description,
        true,
      ]);
    case "PATCH /api/properties/description/kept-notes":
      return expect(latest.keptNotes).toEqual(data.phrases);
    case "PATCH /api/steps/completions":
      return expect(await read("GET /api/steps/completions", tab.user)).toContainEqual(body);
  }
}
