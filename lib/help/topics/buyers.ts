import { planWith } from "#lib/plans/grants.ts";
import type { HelpTopic } from "../article.ts";

export const BUYERS: HelpTopic = {
  title: "Buyers and marketing",
  articles: [
    {
      slug: "answer-buyers",
      title: "How do I answer buyers?",
      calls:
        "messages inquiry inquiries question reply respond contact inbox lead leads email phone",
      body: `Buyers write to you with the form on your listing page. You get a notification and, if your email address is confirmed, an email.

1. Go to [Messages](/online-listing/messages) and select **Read and reply**.
2. Write your reply and select **Send reply**. The buyer gets it by email, with a private page to answer on. Buyers don't see your email address unless you write it.
3. To use a text again, open **Saved replies** and select **Save this reply**. Later, select **Insert**.
4. Use **Archive** for what is finished, and **Mark as spam** for what isn't real.

If a buyer gave only a phone number, call them, then select **Mark as answered**.

Your own email address and phone number appear on the page only if you enter them under **Contact information**.

Write about the home, not about who the buyer is. Fair housing law applies to messages too. A message is deleted automatically on the date below it.`,
    },
    {
      slug: "scams",
      title: "Which scams should I watch for?",
      calls: "fraud scam scammer fake spam safe safety phishing code wire check cashier suspicious",
      body: `Be careful when a buyer you haven't met is in a hurry or talks about money first. Common signs:

- They offer to buy without seeing the home, or above your price.
- They send a check for too much and ask for the rest back. The check bounces later.
- They ask for a code that was texted to you. Never share a login or verification code.
- An email has new wire instructions. Call your closing office at a number you already know.
- They ask for bank details, or for money before anything is signed.

Get a name and a phone number before a showing, and don't show the home alone. [Scheduling](/scheduling) has safety tips.

[Messages](/online-listing/messages) points out such signs. A warning isn't proof, and a message without one may still be a scam. Select **Mark as spam** on a message that isn't real. We never ask for your password by email.`,
    },
    {
      slug: "flyers-and-signs",
      title: "How do I make flyers and signs?",
      calls:
        "templates flyer brochure yard sign rider postcard poster print pdf social post marketing logo",
      body: `Go to [Templates](/templates). It has flyers, signs, a postcard, social posts and an email, made from your address, photos, price and description.

1. Select **Preview and edit** on a template.
2. Change the headline or the text, and choose what is shown.
3. Select **Download**.

Templates follow your listing. When the price changes, download them again before you print.

Everyone can preview and edit. To download, you need the ${planWith("standardTemplates")} plan or a higher one. Layouts and colors come with ${planWith("customTemplates")}, and your own logo and color with ${planWith("customBranding")}.

A template checks its words like your description does. If something is missing or needs another look, it says so before you download.`,
    },
    {
      slug: "automation",
      title: "What can Porchlight do for me automatically?",
      calls:
        "automate automation schedule rule later publish price drop reminder follow up feedback",
      body: `With the ${planWith("automation")} plan, Porchlight can do some tasks at a set time or by a rule. Go to [Automation](/online-listing/automation) under Online Listing.

- Publish the listing, or change its price, at a time you choose.
- Remind you of a message that nobody has answered.
- Ask buyers for feedback after a showing.
- Send a follow-up to open house visitors who agreed to emails.
- Tell you when the listing has been quiet.

Before each task, we check that it still makes sense. A planned price change doesn't happen if you get an offer or change the price yourself. We notify you about tasks that ran and about those that didn't.

You can pause, resume or turn off each one, or select **Pause all**. Marking the home as sold pauses them too.`,
    },
  ],
};
