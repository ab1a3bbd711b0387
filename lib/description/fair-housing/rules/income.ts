import { type FairHousingRule, refusalOf } from "../rule.ts";

export const INCOME: readonly FairHousingRule[] = [
  {
    protectedClass: "source of income",
    severity: "violation",
    phrases: refusalOf(`
      (section (8|eight)|[housing|rent[al]] voucher[s]|hcv|housing assistance|public assistance|
        welfare|government assistance|dss) [tenant[s]|renter[s]|voucher[s]|holder[s]]
    `),
    reason: "Many states forbid turning away people by where their income comes from.",
  },
];
