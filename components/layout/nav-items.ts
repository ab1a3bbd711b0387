import {
  type IconNode,
  BookOpen,
  CalendarDays,
  Camera,
  FileText,
  Globe,
  LayoutTemplate,
  ListChecks,
  MapPin,
  Monitor,
  Ruler,
  Sparkles,
  Tag,
} from "lucide";

import { normalizePath } from "#lib/routes.ts";

export type NavItem = {
  label: string;
  icon: IconNode;
  href: string;
  /** Other paths of the same screen, and those below them. */
  alsoAt?: readonly string[];
};

export type NavGroup = { label: string; items: readonly NavItem[] };

export const NAV_GROUPS: readonly NavGroup[] = [
  {
    label: "YOUR PROPERTY",
    items: [
      { label: "Address", icon: MapPin, href: "/property-address", alsoAt: ["/property"] },
      { label: "The Basics", icon: Ruler, href: "/property-basics" },
      { label: "Specific Features", icon: Sparkles, href: "/property-features" },
      { label: "Description", icon: FileText, href: "/description" },
    ],
  },
  {
    label: "GET READY",
    items: [
      { label: "Steps", icon: ListChecks, href: "/get-ready/steps" },
      { label: "Resources", icon: BookOpen, href: "/get-ready/resources" },
    ],
  },
  {
    label: "LIST BUILDER",
    items: [
      {
        label: "Pricing",
        icon: Tag,
        href: "/pricing",
        alsoAt: ["/pricing/comps", "/pricing/proceeds", "/pricing/offers"],
      },
      { label: "Photography", icon: Camera, href: "/photography" },
      { label: "Listing Preview", icon: Monitor, href: "/listing-preview" },
      {
        label: "Scheduling",
        icon: CalendarDays,
        href: "/scheduling",
        alsoAt: ["/scheduling/availability", "/scheduling/open-houses", "/scheduling/sync"],
      },
    ],
  },
  {
    label: "MARKETING",
    items: [
      {
        label: "Online Listing",
        icon: Globe,
        href: "/online-listing",
        alsoAt: [
          "/online-listing/messages",
          "/online-listing/traffic",
          "/online-listing/automation",
        ],
      },
      { label: "Templates", icon: LayoutTemplate, href: "/templates" },
    ],
  },
];

/**
 * Returns whether `path` shows the item's screen, in any case and with or without a trailing slash.
 */
export function isCurrent(item: NavItem, path: string): boolean {
  const normal = normalizePath(path);
  const isAt = (path: string) => normal === path || normal.startsWith(`${path}/`);
  return item.href === normal || (item.alsoAt?.some(isAt) ?? false);
}
