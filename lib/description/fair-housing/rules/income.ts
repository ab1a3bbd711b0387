import type { FairHousingRule } from "../rule.ts";

export const INCOME: readonly FairHousingRule[] = [
  {
    protectedClass: "source of income",
    severity: "violation",
    phrases: `
      (must|should|can|may)([ ]not|n't) (be|live) on
        (disability|welfare|unemployment|benefits|assistance|food stamps|social security),
      must (be|have) [gainfully|fully|steadily|full time] (employed|working|[a] job[s]),
      only (working|employed) <people>, (working|employed) (people|tenants|adults) only
    `,
    notBefore: "for, stand*",
    reason: "Many states prohibit turning people away based on where their income comes from.",
  },
];
