import type { ListingStatus } from "#lib/fields/listing.ts";

export interface ShareLink {
  label: string;
  href: string;
}

interface Shared {
  /** The page's URL with the network's name, which counts the traffic source. */
  url: string;
  text: string;
  picture: string;
}

// Each network's share URL. It opens there, and the person posts it themselves.
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

/** The text before the link; none for a home that is no longer for sale. */
const BEFORE: Partial<Record<ListingStatus, string>> = {
  coming_soon: "Coming soon: ",
  active: "For sale: ",
};

/**
 * Returns the networks' links for sharing a listing page.
 * @param url of the listing page
 * @param place the home's street and city
 */
export function shareLinks(url: string, place: string, status: ListingStatus): ShareLink[] {
  const text = `${BEFORE[status] ?? ""}${place}`;
  return NETWORKS.map(({ label, site, address, query }) => {
    const shared = new URL(url);
    shared.search = new URLSearchParams({ utm_source: site, utm_medium: "social" }).toString();
    // Some networks don't decode a plus as a space.
    const search = Object.entries(query({ url: shared.href, text, picture: `${url}/card.jpg` }))
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("&");
    return { label, href: `${address}?${search}` };
  });
}
