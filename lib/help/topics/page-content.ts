import { MAX_DESCRIPTION } from "#lib/fields/description.ts";
import { DAYS_TO_RESTORE, MAX_PHOTOS } from "#lib/fields/photos.ts";
import type { HelpTopic } from "../article.ts";

export const PAGE_CONTENT: HelpTopic = {
  title: "Description, facts and photos",
  articles: [
    {
      slug: "description",
      title: "How is my description written and checked?",
      calls:
        "text rewrite ai writer notes claims fair housing accept edit words tone length versions",
      body: `The description is written only from the details you entered. It's created when you save [Specific Features](/property-features).

1. Read it in [Description](/description). Edit it, or select **Rewrite** for a new text in another tone or length.
2. Look at the notes beside the text. Some words may break fair housing law. Others are claims that your details don't support. Each note shows how to fix it.
3. Select **Accept Description**.

It can have ${MAX_DESCRIPTION.toLocaleString("en-US")} characters. Your changes are saved as you type, and **Versions** has every earlier text.

If a claim is true, confirm it. Wording with a fair housing issue must be changed before you publish. The checks can miss things and aren't legal advice.`,
    },
    {
      slug: "correct-fact",
      title: "What if a fact on my listing page is wrong?",
      calls:
        "edit correct fix change mistake error bedrooms square feet address basics features wrong hidden",
      body: `Correct it where you entered it. The page follows within seconds.

- Street, city, zip code and property type: [Address](/property-address)
- Rooms, sizes, years and fees: [The Basics](/property-basics)
- Appliances, heating, parking and other features: [Specific Features](/property-features)
- Captions and rooms of photos: [Photography](/photography)

If your accepted description contradicts the new fact, we say which words before we save, and offer a corrected text. If you edited the description yourself, you choose between your text and a new one.

A text that no longer matches your facts is hidden from buyers until you change it or confirm it. [Online Listing](/online-listing) and your [Dashboard](/dashboard) tell you so. Change the text, then accept it again.`,
    },
    {
      slug: "photos",
      title: "How do I add and arrange photos?",
      calls:
        "photo picture pictures image images upload cover order caption crop delete restore room",
      body: `Go to [Photography](/photography).

1. Select **Choose photos**, or drop files on the page. On a phone, **Take a photo** opens the camera.
2. Choose the room under each photo. **Select** sets the room of several photos at once, or deletes them. Open a photo to add a caption.
3. Drag the photos into order. The first one is the cover.

The cover must show the front of the home, the building of a condo, or the land. You can have ${MAX_PHOTOS} photos.

**Adjust** crops, turns, straightens and brightens a photo. We always keep your original. If a photo was digitally altered, for example with furniture added, check **This photo was digitally altered** and add the unaltered photo.

You can restore a deleted photo for ${DAYS_TO_RESTORE} days, under **Deleted photos**.`,
    },
    {
      slug: "get-ready",
      title: "How do I get my home ready to sell?",
      calls: "prepare preparation steps clean repairs stage declutter contractors costs help",
      body: `[Steps](/get-ready/steps) has six things to do before you list: what to do, why, and about how long each takes.

1. Work through the steps in order.
2. Select **Done!** on each one that you finish. To undo it, select **Mark as not done**.
3. Enter what you spend under **Your costs**. We subtract it from your [net proceeds](/pricing/proceeds).

[Resources](/get-ready/resources) says what each kind of help does and what to ask before you hire. It links to the office where you can check a license in your state, and lists businesses in your home's city if we have any there. Under **Your contacts**, everyone on your account can keep the names and numbers of the people who help you.

The figures on the steps come from the sources shown. They aren't a promise for your home.`,
    },
  ],
};
