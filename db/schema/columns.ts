import { timestamp } from "drizzle-orm/pg-core";

/** A moment, stored with its time zone and read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The two columns of every entity with a history. */
export const timestamps = {
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};
