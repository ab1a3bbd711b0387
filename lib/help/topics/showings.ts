import type { HelpTopic } from "../article.ts";

export const SHOWINGS: HelpTopic = {
  title: "Showings and open houses",
  articles: [
    {
      slug: "availability",
      title: "How do I set the times for showings?",
      calls:
        "availability hours schedule booking block closed holiday notice length visits tour viewing",
      body: `Buyers choose from the times that you open. Go to [Availability](/scheduling/availability) under Scheduling.

1. Set the weekly hours for each day.
2. Choose the showing length, the time between showings, the minimum notice and the maximum showings per day.
3. Turn on **Let buyers choose a time on your listing page**.
4. Select **Save availability**.

Under **Special hours**, close a date or give it other hours. Under **Blocked times**, block a time when you don't want showings. Buyers don't see why.

Buyers can request showings while your listing is active. You answer each request, unless you turn on **Confirm showings automatically, without asking me first**. Times are in the home's time zone, and new settings don't change showings that are already planned.`,
    },
    {
      slug: "move-or-cancel-showing",
      title: "How do I move or cancel a showing?",
      calls:
        "reschedule change time decline propose another confirm request visit appointment postpone tour",
      body: `Go to [Scheduling](/scheduling) and open the showing.

You can also answer a request from its email, without logging in. The email says when the request expires.

- **Confirm** accepts a request. A request that nobody answers ends after 48 hours, or at its time.
- **Propose another time** moves it. Choose a time, add a message if you like, and select **Propose this time**. We hold that time until the buyer accepts it or chooses another one, for 48 hours at most.
- **Decline** refuses a request. The time opens up again.
- **Cancel showing** cancels one that you confirmed or proposed.

We email the buyer if they gave an address. If they gave only a phone number, call them.

Buyers can move or cancel their showing too, on the page that we link in their email. You get a notification. If they choose another time, you may need to confirm again.`,
    },
    {
      slug: "lockbox-and-access",
      title: "Where do I put the lockbox code and access notes?",
      calls: "lock box key code gate alarm parking pets entry instructions get in enter door how",
      body: `Go to [Availability](/scheduling/availability) under Scheduling. Write it in **How to get in (optional)**: the gate, the lockbox, parking and pets. Then select **Save availability**.

Buyers see it on their showing page from 24 hours before a confirmed showing until 2 hours after. It isn't on your listing page, and emails and calendars don't include it.

If you let showings be confirmed automatically, nobody checks who the person is. They must then open the page from their email to see the note. If you leave a key or a code, confirm each showing yourself.

Use a code that you can change, and change it after each showing. Never send a code in a message to someone you haven't confirmed.`,
    },
    {
      slug: "open-houses",
      title: "How do I plan an open house?",
      calls: "open house public private invitation cancel event weekend visitors remarks notes",
      body: `Go to [Open houses](/scheduling/open-houses) under Scheduling.

1. Select **Add open house**.
2. Enter the date and the times, and notes for buyers if you like.
3. Leave **Show on your listing page** on, or turn it off to hold it by invitation only. Then share its **Invitation link** yourself.

Public open houses appear on your page while the listing is active. An open house can't overlap another one and can last 12 hours at most. If it overlaps a showing, we ask you first.

Select **Edit** to change it, or **Cancel** to call it off. Once a visitor has signed in, it can't be canceled. For names and emails of visitors, use the [sign-in sheet](/help/sign-in-sheet).`,
    },
    {
      slug: "sign-in-sheet",
      title: "How does the open house sign-in sheet work?",
      calls: "visitors guests names tablet qr code register list csv follow up attendance",
      body: `The sheet is a page for a tablet, or for visitors' own phones. It takes names from an hour before the open house until four hours after it.

1. In [Open houses](/scheduling/open-houses), find the open house and select **Sign-in sheet**.
2. Select **Create sign-in sheet**.
3. Select **Open on this device**, or let visitors scan the QR code.

If the connection is lost, names stay on the device and are sent later.

Afterward, select **Attendance**. You see who signed in and can select **Download CSV**. You can send one follow-up email to visitors who agreed to hear from you. Your email address must be confirmed for that.

We delete the list a year after the open house. **Close sheet** ends it early.`,
    },
    {
      slug: "calendars",
      title: "How do I connect my calendar?",
      calls: "calendar sync google apple icloud outlook ics ical subscribe busy feed",
      body: `Both directions are under [Sync](/scheduling/sync) in Scheduling.

**To see showings in your calendar**, select **Create link** and copy it. Then subscribe to it in Google Calendar, Apple Calendar or Outlook. The screen says where. We show the link only once. If you lose it, create a new one, and the old one stops working.

**To block times when you're busy**, paste the secret link of your own calendar under **Block your busy times** and select **Connect calendar**. We read it every hour, and buyers can't choose those times. They don't see what you have planned. Select **Sync now** after a change that can't wait.

Only times are compared. If we can't read an event, we say so, and you can block that time yourself.`,
    },
  ],
};
