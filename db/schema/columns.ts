import { timestamp } from "drizzle-orm/pg-core";

/** A moment, stored with its time zone and read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The two columns that every entity of SPEC.md with a history carries. */
export const timestamps = {
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};
