import { PRODUCT_PAGES, SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { TITLES } from "#lib/screens.ts";
import { ACCOUNT_PLACES } from "./account-places.ts";

export interface Place {
  title: string;
  text: string;
  calls: string;
  href: string;
}

const PROPERTY: readonly Place[] = [
  {
    title: "Address",
    text: "Your home's address and property type.",
    calls: "property address location street zip city state house apartment unit type",
    href: "/property-address",
  },
  {
    title: "The Basics",
    text: "Rooms, square footage, years and fees.",
    calls: "property facts numbers size rooms",
    href: "/property-basics",
  },
  {
    title: "Specific Features",
    text: "Indoor and outdoor features of your home.",
    calls: "property amenities details checklist equipment",
    href: "/property-features",
  },
  {
    title: "Description",
    text: "The description buyers read.",
    calls: "listing text write rewrite wording story words copy versions tone ai generate writer",
    href: "/description",
  },
];

const GET_READY: readonly Place[] = [
  {
    title: "Steps",
    text: "Six steps to get your home ready to sell.",
    calls: "get ready preparation to do list tasks checklist progress",
    href: "/get-ready/steps",
  },
  {
    title: "Resources",
    text: "Who can help you sell, what to ask them, and businesses near your home.",
    calls:
      "local help hire contractors cleaners landscapers handyman plumber painter movers businesses organizer stager photographer inspector appraiser attorney title escrow license check",
    href: "/get-ready/resources",
  },
];

const LISTING: readonly Place[] = [
  {
    title: "Pricing",
    text: "Your home's estimated value and asking price.",
    calls: "price estimate value valuation worth appraisal market asking list price zestimate",
    href: "/pricing",
  },
  {
    title: "Comps",
    text: "The comparable sales behind your estimate.",
    calls: "comparable sales comps sold nearby neighborhood exclude paste add sales",
    href: "/pricing/comps",
  },
  {
    title: "Net proceeds",
    text: "What you keep after costs, taxes and your mortgage.",
    calls: "proceeds net sheet closing costs commission transfer tax mortgage payoff fees profit",
    href: "/pricing/proceeds",
  },
  {
    title: "Offers",
    text: "Compare buyers' offers side by side.",
    calls: "bids buyers compare counteroffer contingencies financing",
    href: "/pricing/offers",
  },
  {
    title: "Photography",
    text: "Your photos, their rooms, order and captions.",
    calls: "photos pictures images gallery upload camera cover alt text captions crop brightness",
    href: "/photography",
  },
  {
    title: "Listing Preview",
    text: "Your listing page as buyers will see it.",
    calls: "preview public page website draft look",
    href: "/listing-preview",
  },
  {
    title: "Scheduling",
    text: "Your availability and showings.",
    calls:
      "showings visits viewing tour schedule calendar appointments availability hours block time",
    href: "/scheduling",
  },
  {
    title: "Availability",
    text: "The hours when buyers can see your home.",
    calls: "showings weekly hours special holidays blocked times time zone",
    href: "/scheduling/availability",
  },
  {
    title: "Calendar sync",
    text: "Showings in your own calendar, and your busy times.",
    calls: "google apple outlook ics ical feed subscribe busy",
    href: "/scheduling/sync",
  },
  {
    title: "Online Listing",
    text: "Publish your listing and see its traffic.",
    calls:
      "publish go live public page website status active pending sold withdraw url address link",
    href: "/online-listing",
  },
  {
    title: "How buyers reach you",
    text: "The email and phone number on your listing page.",
    calls: "listing contact phone email estimate shown settings",
    href: "/online-listing/messages#contact",
  },
  {
    title: "Open houses",
    text: "Schedule open houses for your home.",
    calls: "showings visits viewing tour schedule calendar",
    href: "/scheduling/open-houses",
  },
  {
    title: "Messages",
    text: "Messages from buyers on your listing page.",
    calls: "inquiries questions leads buyers contact inbox spam showing requests enquiries",
    href: "/online-listing/messages",
  },
  {
    title: TITLES["/online-listing#share"],
    text: "Share your listing page on social media.",
    calls: "social media facebook nextdoor x twitter linkedin pinterest whatsapp post link",
    href: "/online-listing#share",
  },
  {
    title: "Automation",
    text: "Tasks Porchlight handles for you, on a schedule or by rule.",
    calls: "automatic automate schedule publish later reminders rules follow up price drop",
    href: "/online-listing/automation",
  },
  {
    title: "Listing traffic",
    text: "Page views, visitors and photo views.",
    calls: "traffic visits visitors views statistics analytics numbers",
    href: "/online-listing/traffic",
  },
  {
    title: TITLES["/online-listing#take-along"],
    text: "Download your listing as a file, with its photos.",
    calls: "export download mls reso zip portal transfer move data",
    href: "/online-listing#take-along",
  },
  {
    title: "Templates",
    text: "Flyers, signs, postcards, social posts and emails for your home.",
    calls:
      "marketing flyer brochure yard sign rider postcard poster print pdf social media facebook instagram post email announcement logo",
    href: "/templates",
  },
];

const FRAME: readonly Place[] = [
  {
    title: TITLES["/help"],
    text: "Answers about selling your home with Porchlight.",
    calls: "articles questions faq how to guide manual instructions",
    href: "/help",
  },
  {
    title: TITLES["/about"],
    text: "What Porchlight does, and what it costs.",
    calls: "product company",
    href: "/about",
  },
  {
    title: "Support",
    text: "Contact Porchlight.",
    calls: "help contact question problem complaint feedback mail phone",
    href: "/support",
  },
  {
    title: "Account manager",
    text: "Support: your contact by email or phone.",
    calls: "dedicated contact advisor phone call premium help person",
    href: "/support#manager",
  },
  {
    title: "Feature requests",
    text: "Support: tell us what Porchlight should do.",
    calls: "ideas suggestion wish improvement request feedback premium",
    href: "/support#feature",
  },
  {
    title: "Dashboard",
    text: "Your next step and progress.",
    calls: "home overview start progress summary",
    href: "/dashboard",
  },
  {
    title: "Documents",
    text: "Your sale's documents.",
    calls: "files papers contracts disclosures upload checklist deed share pdf",
    href: "/documents",
  },
  {
    title: "Files",
    text: "Documents: your files by folder, and links for buyers.",
    calls: "folders uploads downloads papers pdf share deleted restore",
    href: "/documents/files",
  },
  {
    title: "Inventory",
    text: "Documents: fixtures and items by room, included, excluded or for sale.",
    calls:
      "what stays inventory fixtures appliances furniture included excluded inclusions exclusions conveys",
    href: "/documents/what-stays",
  },
  {
    title: "Notifications",
    text: "Activity on your account.",
    calls: "news bell alerts activity history",
    href: "/notifications",
  },
];

const isScreen = ({ href }: Place) =>
  [...SIGNED_IN_SCREENS, ...PRODUCT_PAGES].some((screen) => screen === href.split("#")[0]);

export const PLACES: readonly Place[] = [
  ...PROPERTY,
  ...GET_READY,
  ...LISTING,
  ...ACCOUNT_PLACES,
  ...FRAME,
].filter(isScreen);
