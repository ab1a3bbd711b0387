import "server-only";
import { ownMailChoices, saveMailChoices } from "#db/queries/mail-choices.ts";
import { readOwned } from "#db/owned-read.ts";
import { found } from "#lib/errors.ts";
import type { MailChoicesInput, MailChoicesView } from "#lib/schemas/mail-choices.ts";
import { mailMode } from "#server/mail/mode.ts";
import { textSender } from "#server/text-messages/text-messages.ts";

export { ownMailChoices };

export const viewMailChoices = (
  choices: ReturnType<typeof ownMailChoices.view>,
): MailChoicesView => ({
  ...found(choices),
  canBeMailed: mailMode() !== "none",
  canBeTexted: textSender() !== null,
});

export async function chooseMails(
  user: { id: string; accountId: string },
  input: MailChoicesInput,
): Promise<MailChoicesView> {
  await saveMailChoices(user.id, input);
  return viewMailChoices(await readOwned(ownMailChoices, user));
}
