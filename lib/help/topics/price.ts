import type { HelpTopic } from "../article.ts";

export const PRICE: HelpTopic = {
  title: "Price and offers",
  articles: [
    {
      slug: "change-price",
      title: "How do I change my price or fix a typo?",
      calls:
        "asking price list reduce lower raise drop correct typo slip mistake undo history hide reduction",
      body: `Go to [Pricing](/pricing) and find **Asking price**.

1. Enter the new price.
2. Select **Set price**. We ask you to check a price that looks unusual.

The listing page shows the new price within seconds, and buyers see price changes since you published. Buyers who follow your home get an email an hour later, so a typo that you correct by then isn't sent.

If you typed the wrong price, set the right one again. A price that you change back within 24 hours doesn't appear in the price history that buyers see.

To hide a past price, find it under **Price history** and select **Hide from buyers**. You can show it again later with **Show to buyers**. You always see every price yourself. Prices set before you published are never shown to buyers.`,
    },
    {
      slug: "price-check-up",
      title: "What does my price check-up show?",
      calls:
        "checkup weekly slow stale days on market lower cut reduction carrying costs break even",
      body: `While your listing is active, [Pricing](/pricing#check-up) has a **Price check-up**. It shows your traffic of the last two weeks and, where our records support it, what happened to homes nearby that were listed as long. It doesn't say what to do.

To see what a lower price would cost, open **What would a lower price cost?** and enter it. The price isn't saved. We compare your net proceeds at both prices. If you enter your mortgage interest, property tax and insurance in [Net proceeds](/pricing/proceeds), we also show how much sooner your home must sell at the lower price to break even.

You get a new check-up every week under Notifications.`,
    },
    {
      slug: "estimate",
      title: "Where does my estimate come from, and what is its range?",
      calls:
        "value valuation worth appraisal confidence low high zestimate calculated accurate wrong",
      body: `The estimate compares your home with recorded sales of similar homes nearby. It isn't an appraisal.

In [Pricing](/pricing) you see:

- **Current Estimated Value**: the estimate itself.
- **Low Estimate** and **High Estimate**: the range that we expect a sale price to be in. A wide range means that there are few similar sales, that their prices differ, that details are missing, or that your home is unusual for its area.
- **Confidence Score**: higher when similar sales agree and we know more about your home.
- **How we got this**: where the sales are, how many we compared, the facts that we used, and how far off past estimates were in your zip code or market.

Check the facts first. Open **How we got this** and select **Edit details** to correct the size, rooms or years. The estimate then updates, and so do The Basics.

Sales marked as demonstration data are fictional. Don't base your price on them.`,
    },
    {
      slug: "comparable-sales",
      title: "How do I leave out a comparable sale, or add my own?",
      calls: "comp comps exclude remove include sales nearby neighbors paste appraisal",
      body: `Go to [Comps](/pricing/comps) in Pricing. Each price is adjusted for time, size and rooms to match your home. Its weight is its share among the sales. The numbers in the table match the map or plot above it, which shows where each sale is.

If a sale isn't like your home, for example because it was sold within a family, open the menu next to it and select **Exclude**. The estimate is calculated again. Select **Include** to bring it back. **Show adjustments** lists how its price was adjusted. Without some sales, the confidence never rises above what it was with all of them, so leave out only what isn't comparable.

You can also add sales that you know of, one at a time or with **Paste sales** from a spreadsheet or county records. With three or more sales, you get a second estimate from them alone. Only people on your account see them.`,
    },
    {
      slug: "net-proceeds",
      title: "What will I keep after selling costs?",
      calls: "net proceeds closing costs commission transfer tax mortgage payoff profit fees sheet",
      body: `Go to [Net proceeds](/pricing/proceeds) in Pricing. It estimates what is left of a price after selling costs, before income tax.

1. Enter the price you expect. Until you do, we use your asking price.
2. Enter your mortgage payoff and the costs you know in their rows, in dollars or as a percentage. The amounts follow what you type. If you leave a cost blank, we use a usual amount for your state where we have one.
3. Enter your closing date, your property tax, and a low and a high price to compare, under **Closing date, taxes, insurance and price range**.
4. Select **Save**.

**How we got this** shows each cost at the three prices, with its source.

A cost that we don't know, such as your mortgage, is named and left out. It is never counted as zero, so the result is too high until you enter it. Enter 0 if it doesn't apply.

This is an estimate, not a closing statement. Confirm the numbers with your closing office. **Print** makes a copy to take along.`,
    },
    {
      slug: "offers",
      title: "How do I compare offers?",
      calls:
        "offer bid bids buyer contingency contingencies financing counteroffer concessions accept",
      body: `Go to [Offers](/pricing/offers) in Pricing.

1. Under **Add an offer**, enter the price, concessions, financing, contingencies, closing date and when you must respond. Select **Add offer**.
2. Select **Add an offer** again for the next one.
3. Compare them. For each one you see the estimated net proceeds from your net sheet, and a list of risks such as a loan, an inspection or a late closing.

The highest price isn't always the most you keep. Risks are counted, not weighted, so read what each one is.

To correct an offer, select **Edit**. If you delete one by mistake, select **Undo**.

Buyers don't see what you enter here. Only the people on your account do. Before you sign anything, ask a lawyer or a broker.`,
    },
    {
      slug: "answer-an-offer",
      title: "How do I answer an offer from a buyer?",
      calls: "accept counter counteroffer decline reject offer buyer expire expiration withdraw",
      body: `While your listing is active, buyers can select **Make an offer** on your page. You get a notification after the buyer confirms their email address. It appears under [Offers](/pricing/offers) with the ones you enter.

1. Select **Open offer**.
2. Select **Accept offer**, **Make a counteroffer** or **Decline offer**. A counteroffer starts from the current terms, so change only what you want.
3. Confirm. We email the buyer.

**History** has each turn with the terms that changed. An offer expires at the time shown, in the home's time zone, if no one answers it. You can accept one offer at a time. To accept another one, end the accepted offer first: open it and select **The deal fell through**.

If a note may mention race, religion, family or another protected characteristic, we hide it behind a warning. You don't need it to compare terms.

An accepted offer is not a contract. Both sides must sign a document first, such as your state's form or one from an attorney. Porchlight doesn't draft contracts, recommend an answer, or hold money.`,
    },
    {
      slug: "after-accepting-an-offer",
      title: "What do I do after I accept an offer?",
      calls: "accepted acceptance pending backup offers other buyers decline message next",
      body: `Open the accepted offer under [Offers](/pricing/offers). First, both sides sign a document with these terms. Until then, nothing is a contract.

- **Update your listing**: select **Mark as pending** if you stop taking offers and showings. Or select **Accept backup offers**: your listing stays active, and your page says that you accepted an offer and are accepting backup offers. **Undo** restores the listing.
- **Decline the other offers**: open an offer to edit its message. Select **Decline and send message**, and we email it to that buyer. Nothing is sent until you do.
- **Backup offers**: open another offer and select **Accept as backup**. Backups don't expire. The arrows under **Backup offers** change their order. Their buyers can withdraw.

If the accepted offer falls through, open it and select **The deal fell through**. We email the buyer. Then you can accept the first backup and make your listing active again. Nothing changes on its own.`,
    },
    {
      slug: "highest-and-best",
      title: "How do I ask for highest and best offers?",
      calls: "highest best final multiple offers bidding war deadline request competing",
      body: `Go to [Offers](/pricing/offers) and select **Ask for highest and best offers**. Enter one deadline and, if you want, a message. We email the buyer of each open offer, and a reminder if they don't answer.

A buyer can change their terms, keep them, or withdraw. You see each answer as it comes in. An offer without an answer keeps its terms and stays open until it expires. The request replaces your open counteroffers.

**Cancel request** ends it early. So does accepting an offer. We email the buyers who haven't answered.`,
    },
    {
      slug: "offer-deadlines",
      title: "What happens before an offer expires?",
      calls: "offer deadline expire expires expiration reminder remind calendar respond",
      body: `Every offer from a buyer has a deadline, in the home's time zone. A counteroffer has its own.

- **Reminder**: 24 hours before, we remind the side that can answer. If there are 24 hours or less to answer, we send it halfway to the deadline. You get an email and a notification; a buyer gets an email.
- **Dashboard**: offers that wait for your answer are listed, the one that expires first on top.
- **Calendar**: deadlines of open offers are in [Scheduling](/scheduling), and in your own calendar if you [subscribe](/help/calendars).

If no one answers in time, the offer expires. We let you and the buyer know, and the buyer can make a new offer.`,
    },
  ],
};
