import { DAYS_WITHOUT_PLAN } from "#lib/fields/listing.ts";
import type { HelpTopic } from "../article.ts";

export const PLANS: HelpTopic = {
  title: "Plans and payments",
  articles: [
    {
      slug: "plan-prices",
      title: "What does each plan cost, and what does it include?",
      calls:
        "price prices pricing fee fees monthly starter basic premium free trial subscription features",
      showsPlans: true,
      body: `You don't need a plan to describe your home, see its estimate, add photos or keep documents. You need one to publish the listing page and to add people to your account. Every plan includes a listing page, messages from buyers, open houses and a QR code.

Each plan is charged every month, in advance, until you cancel it. The plans screen says "one-time" next to its prices, but they are monthly, as checkout says.

To choose one, go to [Plans](/plans), select **Select Plan** and then **Next**. Only the account's Admin can do this. If you don't need the plan after the sale, [cancel it](/help/change-or-cancel-plan).

## The plans`,
    },
    {
      slug: "change-or-cancel-plan",
      title: "How do I change or cancel my plan?",
      calls: "upgrade downgrade stop end resume subscription refund renew billing card switch",
      body: `Only the account's Admin can do this, in [Billing](/billing).

**To change it**, select **Upgrade my plan!** Choose another plan with **Select Plan**, select **Next** and confirm at checkout. An upgrade costs the difference for the rest of the paid month. A downgrade costs nothing now, and what you paid too much goes toward your next months.

**To cancel it**, select **Cancel plan**. The plan works until the end of the month you paid for, and you aren't charged again. Until then, you can select **Resume plan**.

After a plan ends, nothing you entered is deleted. Your listing page stays online for ${DAYS_WITHOUT_PLAN} more days, and then it's withdrawn.

**To pay with another card**, select **Change card**. It's used from the next payment on.`,
    },
    {
      slug: "receipts",
      title: "Where are my receipts?",
      calls: "receipt invoice bill payment charge pdf tax download paid",
      body: `There is one receipt for each payment.

1. Go to [Billing](/billing).
2. Find **Receipts**.
3. Select **Download** next to the payment. You get a PDF.

We also email a receipt to the account's Admin after each payment, if the Admin's email address is confirmed. To confirm it, go to [Security](/security) and select **Resend confirmation**.

If a payment fails, you get a notification and an email. Your card may be charged again until you cancel the plan. To pay now, choose the plan again in [Plans](/plans), or use **Change card** in Billing first if your card has expired.

If a charge looks wrong, write to us in [Support](/support).`,
    },
  ],
};
