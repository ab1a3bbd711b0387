/** Markdown of /about, without its heading and the plans. */
export const ABOUT = `Porchlight is for people who sell their own home. It helps you from the first details to closing.

- **Describe your home.** Enter its facts once. Porchlight writes a description from them, and from nothing else.
- **Find a price.** See an estimate with its range and the sales behind it. Estimate what you keep after costs, and compare offers.
- **Get ready.** Six steps, photo tips, and a checklist of documents for your state.
- **Publish a listing page.** Buyers can ask questions there and request showings.
- **Plan showings and open houses.** You decide when. Two buyers never get the same time.

Porchlight isn't a broker, an appraiser or a lawyer. It doesn't sell your home for you, and it doesn't take a share of the price.

[Help](/help) answers questions one at a time. [Create an account](/create-account) to start.

## What it costs

You don't need a plan to describe your home and see its estimate. You need one to publish. Each plan is charged every month until you cancel it.`;
