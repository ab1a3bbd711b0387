import { SIGNED_IN_SCREENS } from "#lib/routes.ts";

/** A screen, or a part of one, by what people call it. */
export interface Place {
  title: string;
  /** What it is for, in a sentence. */
  text: string;
  calls: string;
  href: string;
}

const PROPERTY: readonly Place[] = [
  {
    title: "Address",
    text: "Where the home is, and what kind of property it is.",
    calls: "property address location street zip city state house apartment unit type",
    href: "/property-address",
  },
  {
    title: "The Basics",
    text: "Rooms, areas, years and fees.",
    calls: "property facts numbers size rooms",
    href: "/property-basics",
  },
  {
    title: "Specific Features",
    text: "What the home has, indoors and outdoors.",
    calls: "property amenities details checklist equipment",
    href: "/property-features",
  },
  {
    title: "Description",
    text: "The text that buyers read.",
    calls: "listing text write rewrite wording story words copy versions tone ai generate writer",
    href: "/description",
  },
];

const GET_READY: readonly Place[] = [
  {
    title: "Steps",
    text: "Six steps that prepare the home for sale.",
    calls: "get ready preparation to do list tasks checklist progress",
    href: "/get-ready/steps",
  },
  {
    title: "Resources",
    text: "Cleaners, contractors and landscapers near the home.",
    calls: "local help contractors cleaners landscapers handyman plumber painter movers businesses",
    href: "/get-ready/resources",
  },
];

const LISTING: readonly Place[] = [
  {
    title: "Pricing",
    text: "What the home is worth, and why.",
    calls:
      "price estimate value valuation worth appraisal comparable sales comps market asking list price zestimate",
    href: "/pricing",
  },
  {
    title: "Net Proceeds",
    text: "What is left of the price after costs, taxes and the mortgage.",
    calls: "proceeds net sheet closing costs commission transfer tax mortgage payoff fees profit",
    href: "/pricing/proceeds",
  },
  {
    title: "Offers",
    text: "What buyers have offered, side by side.",
    calls: "bids buyers compare counteroffer contingencies financing",
    href: "/pricing/offers",
  },
  {
    title: "Photography",
    text: "The photographs of the home, their rooms, order and captions.",
    calls: "photos pictures images gallery upload camera cover alt text captions crop brightness",
    href: "/photography",
  },
  {
    title: "Listing Preview",
    text: "The page of the home as buyers will see it.",
    calls: "preview public page website draft look",
    href: "/listing-preview",
  },
  {
    title: "Scheduling",
    text: "When buyers can see the home, and who comes.",
    calls:
      "showings visits viewing tour schedule calendar appointments availability hours block time",
    href: "/scheduling",
  },
  {
    title: "Online Listing",
    text: "Publish the page of the home, and see what happens on it.",
    calls:
      "publish go live public page website status active pending sold withdraw url address link",
    href: "/online-listing",
  },
  {
    title: "How Buyers Reach You",
    text: "Email and telephone on the page of the home.",
    calls: "listing contact phone email estimate shown settings",
    href: "/online-listing#contact",
  },
  {
    title: "Open Houses",
    text: "When buyers may come to see the home.",
    calls: "showings visits viewing tour schedule calendar",
    href: "/online-listing#open-houses",
  },
  {
    title: "Inquiries",
    text: "What buyers wrote on the page.",
    calls: "messages questions leads buyers contact inbox spam showing requests enquiries",
    href: "/online-listing#inquiries",
  },
  {
    title: "Share It",
    text: "The page of the home, on the networks.",
    calls: "social media facebook nextdoor x twitter linkedin pinterest whatsapp post link",
    href: "/online-listing#share",
  },
  {
    title: "Automation",
    text: "What is done by itself, at a time or by a rule.",
    calls: "automatic automate schedule publish later reminders rules follow up price drop",
    href: "/online-listing#automation",
  },
  {
    title: "What Happens on the Page",
    text: "How many look, and at what.",
    calls: "traffic visits visitors views statistics analytics numbers",
    href: "/online-listing#traffic",
  },
  {
    title: "Take It Along",
    text: "The listing as a file, and its photographs.",
    calls: "export download mls reso zip portal transfer move data",
    href: "/online-listing#take-along",
  },
  {
    title: "Templates",
    text: "Flyers, signs, postcards, posts and an email of the home.",
    calls:
      "marketing flyer brochure yard sign rider postcard poster print pdf social media facebook instagram post email announcement logo",
    href: "/templates",
  },
];

const ACCOUNT: readonly Place[] = [
  {
    title: "Profile",
    text: "Your name, residence and how to reach you.",
    calls: "account name phone mobile number contact email residence personal details",
    href: "/profile",
  },
  {
    title: "Settings",
    text: "Emails, alerts and text messages.",
    calls: "preferences notifications options",
    href: "/settings",
  },
  {
    title: "Marketing emails",
    text: "Settings: receive occasional marketing emails.",
    calls: "unsubscribe ads promotions advertising",
    href: "/settings#marketingEmails",
  },
  {
    title: "Activity alerts",
    text: "Settings: get activity alerts on my account.",
    calls: "notifications notify mail email digest",
    href: "/settings#activityAlerts",
  },
  {
    title: "Feature updates",
    text: "Settings: send feature updates.",
    calls: "news emails unsubscribe",
    href: "/settings#featureUpdates",
  },
  {
    title: "Monthly newsletter",
    text: "Settings: receive our monthly newsletter with helpful tips.",
    calls: "tips emails unsubscribe",
    href: "/settings#monthlyNewsletter",
  },
  {
    title: "Text message alerts",
    text: "Settings: agree to text messages, or withdraw it.",
    calls: "sms texts phone consent notifications",
    href: "/settings#textMessageAlerts",
  },
  {
    title: "Security",
    text: "Password, two-step verification and where you are signed in.",
    calls: "safety login protect",
    href: "/security",
  },
  {
    title: "Change password",
    text: "Security: choose a new password.",
    calls: "reset forgot passphrase pw login credentials",
    href: "/security#oldPassword",
  },
  {
    title: "Two-step verification",
    text: "Security: a code from an app at sign-in, and recovery codes.",
    calls: "2fa mfa two factor second authenticator otp totp recovery codes",
    href: "/security#two-step",
  },
  {
    title: "Where you are signed in",
    text: "Security: browsers and devices, and signing them out.",
    calls: "sessions devices logout log out sign out everywhere lost phone",
    href: "/security#sessions",
  },
  {
    title: "API and webhooks",
    text: "Tokens for programs that work with what you keep here, and what they are told.",
    calls:
      "webhook developer rest token key secret script integration zapier programming automation json",
    href: "/settings/api",
  },
  {
    title: "API reference",
    text: "Every call that a program can make.",
    calls: "developer rest openapi swagger endpoints documentation curl",
    href: "/settings/api/reference",
  },
  {
    title: "Billing",
    text: "Your plan, what it costs and when it is paid.",
    calls: "invoice payment subscription card receipt charge cancel refund renew money",
    href: "/billing",
  },
  {
    title: "Plans",
    text: "Choose or change your plan.",
    calls: "upgrade downgrade subscription pricing starter basic premium support cost",
    href: "/plans",
  },
  {
    title: "Users",
    text: "People who share this account.",
    calls: "people members team family partner share invite invitation add person access",
    href: "/users",
  },
];

const FRAME: readonly Place[] = [
  {
    title: "Support",
    text: "Write to the people behind Porchlight.",
    calls: "help contact question problem complaint feedback mail phone",
    href: "/support",
  },
  {
    title: "Account Manager",
    text: "Support: the person whom you can write to or call.",
    calls: "dedicated contact advisor phone call premium help person",
    href: "/support#manager",
  },
  {
    title: "Feature Requests",
    text: "Support: ask for what Porchlight should be able to do.",
    calls: "ideas suggestion wish improvement request feedback premium",
    href: "/support#feature",
  },
  {
    title: "Dashboard",
    text: "What to do next, and how far everything is.",
    calls: "home overview start progress summary",
    href: "/dashboard",
  },
  {
    title: "Documents",
    text: "The papers of the sale.",
    calls: "files papers contracts disclosures upload checklist deed share pdf",
    href: "/documents",
  },
  {
    title: "What Stays With the House",
    text: "Fixtures and things by room: what stays, what goes, what is for sale.",
    calls:
      "inventory fixtures appliances furniture included excluded inclusions exclusions conveys",
    href: "/documents#inventory",
  },
  {
    title: "Notifications",
    text: "What happened in the account.",
    calls: "news bell alerts activity history",
    href: "/notifications",
  },
];

const isScreen = ({ href }: Place) =>
  SIGNED_IN_SCREENS.some((screen) => screen === href.split("#")[0]);

/** The screens and settings that can be found; only those that there are. */
export const PLACES: readonly Place[] = [
  ...PROPERTY,
  ...GET_READY,
  ...LISTING,
  ...ACCOUNT,
  ...FRAME,
].filter(isScreen);
