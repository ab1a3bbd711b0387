import type { ReactElement } from "react";

/** What a template makes of its data. */
export interface MailText {
  subject: string;
  content: ReactElement;
}

/** What a mail carries for the reader's calendar. */
export interface MailCalendar {
  method: "PUBLISH" | "REQUEST" | "CANCEL";
  /** As `calendarFile` writes it, with the same method. */
  content: string;
}

/** A mail to one person. */
export interface Mail extends MailText {
  to: string;
  /** Whom an answer goes to, where that is not the product. */
  replyTo?: string;
  /** Such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  calendar?: MailCalendar;
  /** Which ceiling of a day it counts under, and whose; unset: it is sent whatever was sent before. */
  countedAs?: { pot: "mail" | "activity_mail" | "visitor_mail" | "follow_up"; accountId: string };
}

/** A mail as it is handed to a mail server. */
export interface Message {
  /** The same for a mail that is sent again, so that programs tell both apart as one. */
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
  calendar?: MailCalendar;
}
