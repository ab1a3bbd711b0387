import type { ListingStatus } from "#lib/fields/listing.ts";

export interface ShareLink {
  label: string;
  href: string;
}

interface Shared {
  /** Of the page, which the network is named in, so that who comes by it is counted there. */
  url: string;
  text: string;
  /** The page's own picture for links. */
  picture: string;
}

// Each network's own address for sharing a link: it opens there, where the person posts it themselves.
const NETWORKS: readonly {
  label: string;
  site: string;
  address: string;
  query: (shared: Shared) => Record<string, string>;
}[] = [
  {
    label: "Facebook",
    site: "facebook.com",
    address: "https://www.facebook.com/sharer/sharer.php",
    query: ({ url }) => ({ u: url }),
  },
  {
    label: "Nextdoor",
    site: "nextdoor.com",
    address: "https://nextdoor.com/sharekit/",
    query: ({ url, text }) => ({ source: "porchlight", body: `${text} ${url}` }),
  },
  {
    label: "X",
    site: "x.com",
    address: "https://x.com/intent/tweet",
    query: ({ url, text }) => ({ text, url }),
  },
  {
    label: "Threads",
    site: "threads.com",
    address: "https://www.threads.com/intent/post",
    query: ({ url, text }) => ({ text, url }),
  },
  {
    label: "Bluesky",
    site: "bsky.app",
    address: "https://bsky.app/intent/compose",
    query: ({ url, text }) => ({ text: `${text} ${url}` }),
  },
  {
    label: "LinkedIn",
    site: "linkedin.com",
    address: "https://www.linkedin.com/sharing/share-offsite/",
    query: ({ url }) => ({ url }),
  },
  {
    label: "Pinterest",
    site: "pinterest.com",
    address: "https://www.pinterest.com/pin/create/button/",
    query: ({ url, text, picture }) => ({ url, media: picture, description: text }),
  },
  {
    label: "WhatsApp",
    site: "whatsapp.com",
    address: "https://wa.me/",
    query: ({ url, text }) => ({ text: `${text} ${url}` }),
  },
];

/** What is said before the address; nothing of a home that can't be bought any more. */
const BEFORE: Partial<Record<ListingStatus, string>> = {
  coming_soon: "Coming soon: ",
  active: "For sale: ",
};

/**
 * Where a home's page can be shared, by the networks' own addresses.
 * @param url of the public page
 * @param place the home's street and city
 */
export function shareLinks(url: string, place: string, status: ListingStatus): ShareLink[] {
  const text = `${BEFORE[status] ?? ""}${place}`;
  return NETWORKS.map(({ label, site, address, query }) => {
    const shared = new URL(url);
    shared.search = new URLSearchParams({ utm_source: site, utm_medium: "social" }).toString();
    // Not every network takes a plus for a space.
    const search = Object.entries(query({ url: shared.href, text, picture: `${url}/card.jpg` }))
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("&");
    return { label, href: `${address}?${search}` };
  });
}
