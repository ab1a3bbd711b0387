interface ExportedTable {
  title: string;
  /** Also exported as CSV. */
  isTable?: true;
}

/** How an export's index names the database's tables. Others are named by the table. */
const TABLES: Readonly<Record<string, ExportedTable>> = {
  users: { title: "Your login" },
  user_profiles: { title: "Your profile" },
  settings: { title: "Your settings" },
  notification_preferences: { title: "Emails you chose" },
  text_consents: { title: "Your consents to text messages", isTable: true },
  accounts: { title: "Services you log in with" },
  sessions: { title: "Where you are logged in" },
  properties: { title: "Your home: address, basics, features and description" },
  description_versions: { title: "Description versions", isTable: true },
  asking_prices: { title: "Asking prices", isTable: true },
  estimates: { title: "Estimates" },
  own_sales: { title: "Comparable sales you added", isTable: true },
  last_sales: { title: "The home's last sale", isTable: true },
  left_out_sales: { title: "Comparable sales you left out", isTable: true },
  net_sheets: { title: "Net proceeds" },
  offers: { title: "Offers", isTable: true },
  offer_contacts: { title: "Buyers who made offers", isTable: true },
  offer_submissions: { title: "Offers and counteroffers, turn by turn" },
  highest_and_best_requests: { title: "Requests for highest and best offers", isTable: true },
  photos: { title: "Photos: rooms and captions", isTable: true },
  documents: { title: "Documents", isTable: true },
  document_versions: { title: "Document versions", isTable: true },
  document_links: { title: "Links to documents", isTable: true },
  checklist_items: { title: "Document checklist", isTable: true },
  inventories: { title: "Inventory settings" },
  inventory_items: { title: "Inventory", isTable: true },
  contacts: { title: "Your contacts", isTable: true },
  step_completions: { title: "Steps and their costs", isTable: true },
  listings: { title: "Listing" },
  listing_slugs: { title: "Addresses of your listing page", isTable: true },
  listing_changes: { title: "Status history", isTable: true },
  followers: { title: "Number of people who follow your home" },
  page_view_days: { title: "Visits to your listing page", isTable: true },
  photo_openings: { title: "Photos that buyers opened", isTable: true },
  inquiries: { title: "Messages from buyers", isTable: true },
  messages: { title: "Your conversations with buyers", isTable: true },
  saved_replies: { title: "Your saved replies", isTable: true },
  showing_settings: { title: "Showing settings" },
  showing_days: { title: "Days with other showing hours" },
  showings: { title: "Showings and blocked times", isTable: true },
  open_houses: { title: "Open houses", isTable: true },
  open_house_visitors: { title: "Open house sign-ins", isTable: true },
  open_house_follow_ups: { title: "Open house follow-up emails", isTable: true },
  template_brands: { title: "Template colors" },
  template_edits: { title: "Template texts" },
  automations: { title: "Automations" },
  automation_runs: { title: "What automations did" },
  account_events: { title: "Activity in your account" },
  notifications: { title: "Your notifications" },
  subscriptions: { title: "Your plan" },
  receipts: { title: "Receipts", isTable: true },
  webhooks: { title: "Your webhooks" },
  webhook_deliveries: { title: "Webhook deliveries" },
  api_tokens: { title: "Your API tokens" },
  calendar_feeds: { title: "Your calendar feed" },
  busy_calendars: { title: "Your connected calendar" },
};

const inWords = (name: string) => {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const describeTable = (name: string): ExportedTable =>
  TABLES[name] ?? { title: inWords(name) };
