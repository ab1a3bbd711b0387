import type { MetadataRoute } from "next";

const ICON = { src: "/icon-192.png", sizes: "192x192", type: "image/png" };

/** What a phone or a computer is told when Porchlight is installed there. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: "Porchlight",
    short_name: "Porchlight",
    description: "Describe your home, see what it is worth and why, and get it ready to sell.",
    lang: "en-US",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    background_color: "#fbf9f5",
    theme_color: "#fbf9f5",
    categories: ["lifestyle", "productivity"],
    icons: [
      ICON,
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Photography", url: "/photography", icons: [ICON] },
      { name: "Scheduling", url: "/scheduling", icons: [ICON] },
      { name: "Online Listing", url: "/online-listing", icons: [ICON] },
    ],
  };
}
