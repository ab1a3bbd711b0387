import type { Command } from "./command.ts";
import { deleteAddressesCommand, importAddressesCommand } from "./addresses.ts";
import { checkOffersCommand } from "./check-offers.ts";
import { deleteCommand } from "./delete.ts";
import { endSessionsCommand } from "./end-sessions.ts";
import { exportCommand } from "./export.ts";
import { failedCommand, retryCommand } from "./failed-jobs.ts";
import { findCommand } from "./find.ts";
import { importContractorsCommand } from "./import-contractors.ts";
import { importPriceIndexCommand } from "./import-price-index.ts";
import { importSalesCommand } from "./import-sales.ts";
import { logCommand } from "./log.ts";
import { planCommand } from "./plan.ts";
import { resetLinkCommand } from "./reset-link.ts";
import { allowCommand, takeDownCommand } from "./take-down.ts";
import { usageCommand } from "./usage.ts";
import { valuationErrorCommand } from "./valuation-error.ts";

export const COMMANDS: Readonly<Record<string, Command>> = {
  find: findCommand,
  "end-sessions": endSessionsCommand,
  "send-reset-link": resetLinkCommand,
  plan: planCommand,
  export: exportCommand,
  delete: deleteCommand,
  "take-down": takeDownCommand,
  allow: allowCommand,
  "jobs failed": failedCommand("job"),
  "jobs retry": retryCommand("job"),
  "mails failed": failedCommand("mail"),
  "mails retry": retryCommand("mail"),
  "import contractors": importContractorsCommand,
  "import sales": importSalesCommand,
  "import price-index": importPriceIndexCommand,
  "import addresses": importAddressesCommand,
  "delete addresses": deleteAddressesCommand,
  "check-offers": checkOffersCommand,
  usage: usageCommand,
  "valuation-error": valuationErrorCommand,
  log: logCommand,
};
