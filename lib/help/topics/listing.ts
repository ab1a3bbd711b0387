import { DAYS_WITHOUT_PLAN, MAX_DAYS_COMING_SOON } from "#lib/fields/listing.ts";
import { planWith } from "#lib/plans/grants.ts";
import type { HelpTopic } from "../article.ts";

export const LISTING: HelpTopic = {
  title: "Your listing",
  articles: [
    {
      slug: "publish-listing",
      title: "How do I publish my listing?",
      calls: "go live online public page website put list start coming soon active",
      body: `Go to [Online Listing](/online-listing). It shows the publishing requirements and your listing's status.

1. Complete each requirement that is missing. Its link leads to the right screen.
2. Open **Preview listing** to see the page as buyers will.
3. Under **Status**, select **Publish listing**, or **Publish as coming soon** to choose the first day on the market.

You can set that day up to ${MAX_DAYS_COMING_SOON} days ahead. The listing becomes active automatically on that day. Until then, buyers with the link can ask questions but can't request showings.

Your page has its own link. Copy it on the same screen, or download its QR code. Changes you make later, such as a new photo, appear on the page within seconds.`,
    },
    {
      slug: "what-stops-publishing",
      title: "What stops me from publishing?",
      calls:
        "publish requirements checklist missing blocked can't cannot refused error fair housing claims",
      body: `[Online Listing](/online-listing) and [Listing Preview](/listing-preview) show what is missing. You need all of these:

- a complete address in a U.S. state, and the basics with the finished square footage. Land needs a lot size instead.
- an accepted description and an asking price
- a cover photo that shows the front of the home, the building, or the land
- no wording with a fair housing issue
- each claim that we couldn't match to your details either changed or kept
- your confirmation that you have the right to sell the home
- the Admin's confirmed email address
- an active plan

If your listing contradicts itself, for example in a caption and a fact, we show both places. That doesn't stop you from publishing, but correct it first.`,
    },
    {
      slug: "hide-or-mark-sold",
      title: "How do I hide my listing or mark it as sold?",
      calls:
        "withdraw unpublish take down offline remove pending under contract close closed status pause",
      body: `Go to [Online Listing](/online-listing) and use the buttons under **Status**.

- **Mark as pending** keeps the page online and says that a sale is pending. Buyers can ask questions but can't request showings. Showings that are already planned stay.
- **Withdraw listing** takes the page and its photos offline right away. It cancels upcoming showings, and we email the buyers who gave an address. You can publish again anytime.
- **Mark as sold** keeps the page online and shows that the home is sold. Enter the date and, if you like, the price. You decide whether buyers see the sale price.
- **Make active again** returns a pending or sold listing to the market.

A canceled showing doesn't come back when the listing is active again. See [what happens after the sale](/help/after-sold).`,
    },
    {
      slug: "after-sold",
      title: "What happens after I mark my home as sold?",
      calls: "sold sale closing after next finish done plan cancel records taxes",
      body: `We ask first, and tell you how many showings and open houses will be canceled. Then:

- Upcoming showings are canceled, and we email their buyers.
- Open houses that haven't begun are canceled, unless a visitor has signed in.
- Automations are paused.
- The page stays online and says that the home is sold. Buyers can't contact you from it.

Your [Dashboard](/dashboard) then shows what comes next. Update your [net proceeds](/pricing/proceeds) with the final numbers, complete your [document checklist](/documents), and download your records in [Security](/security).

Your plan doesn't end automatically. If you don't need it, [cancel it](/help/change-or-cancel-plan) before it renews. Without a plan, the page goes offline ${DAYS_WITHOUT_PLAN} days after the plan ends.`,
    },
    {
      slug: "share-listing",
      title: "How do I share my listing and see its traffic?",
      calls: "link url qr code social facebook views visitors statistics analytics mls export",
      body: `Publish the listing first. Then go to [Online Listing](/online-listing).

- **Copy link** copies the address of your page. **Download QR code (PNG)** gets a code that you can print.
- **Share your listing** has buttons for social networks. Each one opens the network in a new tab, where you post it yourself. They come with the ${planWith("socialMedia")} plan.
- [Traffic](/online-listing/traffic) shows how many people viewed the page.
- **Export your listing** downloads the listing in the industry format for a broker or MLS, and your photos as a ZIP.

If you correct your street address, the link changes, and old links still work.

We don't post your listing on other sites. Whether a broker, an MLS or a portal takes it is up to them.`,
    },
  ],
};
