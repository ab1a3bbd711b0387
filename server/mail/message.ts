import type { ReactElement } from "react";

export interface MailText {
  subject: string;
  content: ReactElement;
}

export interface MailCalendar {
  method: "PUBLISH" | "REQUEST" | "CANCEL";
  /** As `calendarFile` writes it, with the same method. */
  content: string;
}

export interface Mail extends MailText {
  to: string;
  /** Where replies go, if not to the product. */
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  calendar?: MailCalendar;
  /** The daily limit it counts toward; without it, no limit applies. */
  countedAs?: { pot: "mail" | "activity_mail" | "visitor_mail" | "follow_up"; accountId: string };
}

export interface Message {
  /** Stays the same when resent, so that mail programs can drop duplicates. */
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
  calendar?: MailCalendar;
}
