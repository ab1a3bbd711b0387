import { ABOUT_API } from "#lib/fields/api-tokens.ts";
import { TITLES } from "#lib/screens.ts";

export const ACCOUNT_PLACES = [
  {
    title: "Profile",
    text: "Your name, residence and contact information.",
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
    text: "Settings: turn text messages on or off.",
    calls: "sms texts phone consent notifications",
    href: "/settings#textMessageAlerts",
  },
  {
    title: "Security",
    text: "Password, two-step verification and where you're logged in.",
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
    text: "Security: login codes from an app, and recovery codes.",
    calls: "2fa mfa two factor second authenticator otp totp recovery codes",
    href: "/security#two-step",
  },
  {
    title: TITLES["/security#sessions"],
    text: "Security: see your devices and log them out.",
    calls: "sessions devices logout log out sign out everywhere lost phone",
    href: "/security#sessions",
  },
  {
    title: TITLES["/security#account"],
    text: "Security: download everything, or delete your account.",
    calls: "delete close cancel remove account export download backup copy data privacy zip",
    href: "/security#account",
  },
  {
    title: TITLES["/settings/api"],
    text: ABOUT_API,
    calls:
      "webhook developer rest token key secret script integration zapier programming automation json",
    href: "/settings/api",
  },
  {
    title: "API reference",
    text: "Every API call you can make.",
    calls: "developer rest openapi swagger endpoints documentation curl",
    href: "/settings/api/reference",
  },
  {
    title: "Billing",
    text: "Your plan, its cost, card and receipts.",
    calls: "invoice payment subscription card receipt charge cancel resume refund renew money",
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
    text: "People on your account.",
    calls: "people members team family partner share invite invitation add person access",
    href: "/users",
  },
];
