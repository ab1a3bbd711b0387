import { DELETED_DOCUMENT_RETENTION_DAYS, LINK_DAYS } from "#lib/fields/documents.ts";
import { planWith } from "#lib/plans/grants.ts";
import type { HelpTopic } from "../article.ts";

export const DOCUMENTS: HelpTopic = {
  title: "Documents",
  articles: [
    {
      slug: "documents-and-disclosures",
      title: "Which documents and disclosures do I need?",
      calls:
        "papers disclosure checklist lead paint deed contract legal forms upload files state lawyer",
      body: `Go to [Documents](/documents). The document checklist depends on your home's state, the year it was built and other details. Each entry says when the document is due and where the rule comes from.

1. Read the checklist.
2. Add a file to an entry. The entry is then complete.
3. If you don't have a document here, choose a status instead, such as **Doesn't apply**.

Where we haven't confirmed a rule, the entry says so. The checklist isn't legal advice, and you may need other documents. Ask a lawyer where noted.

In [Files](/documents/files), use **Add documents** for everything else, such as your deed or a warranty. You can restore a deleted document for ${DELETED_DOCUMENT_RETENTION_DAYS} days.`,
    },
    {
      slug: "share-document",
      title: "How do I share a document with a buyer?",
      calls: "send link file download disclosure access private expire turn off who can see",
      body: `Documents are private until you share them, by a link for one buyer or on your listing page.

1. Go to [Files](/documents/files) in Documents, and open the document.
2. Under **Share with a buyer**, enter the buyer's name.
3. Choose after how many days the link expires, up to ${LINK_DAYS.most}, and a download limit if you want one.
4. Select **Create link**, copy the link and send it to the buyer.

Anyone with the link can download the file until it expires, so make one for each buyer. You see how often it was downloaded. **Turn off** ends it at once.

To let everyone download it, such as a disclosure, select **Show on listing** instead. **Remove from listing** ends that at once.

The link leads to the current version. When you add a new version, the buyer gets that one.

Under **Who can see it**, you can limit a document to the Admin and the person who added it. That also removes it from your listing.`,
    },
    {
      slug: "what-stays",
      title: "How do I list what stays with the home?",
      calls:
        "inventory fixtures appliances included excluded conveys furniture washer for sale items personal property",
      body: `The inventory in Documents, under [What stays](/documents/what-stays), lists, room by room, what is included, excluded or for sale.

1. Select **Add from your features** to start with what you checked in [Specific Features](/property-features), or add items yourself.
2. Choose for each item whether it's included, excluded or for sale.
3. Add a price or a note where it helps.

Attached items usually stay, and movable ones usually go. Customs differ and the contract decides, so check each item.

Everyone can keep the list and use **Download as text**. With the ${planWith("inventoryTools")} plan, you can also show buyers what is included or for sale, and use **Download PDF to sign**. Buyers never see on your page what is excluded.`,
    },
  ],
};
