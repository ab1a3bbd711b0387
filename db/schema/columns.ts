import { timestamp } from "drizzle-orm/pg-core";

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const timestamps = {
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
};
