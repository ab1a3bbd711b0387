const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/**
 * How much an account may store: photographs, documents with their versions, what was deleted of late,
 * and what is on its way. With a plan, 60 photographs and 2 GB of documents fit.
 */
export const STORAGE_BYTES = { withoutPlan: 500 * MEGABYTE, withPlan: 5 * GIGABYTE } as const;

/** As the screens that upload say it. */
export const STORAGE_LIMITS = `Photos and documents share ${STORAGE_BYTES.withoutPlan / MEGABYTE} MB of storage without a plan, ${STORAGE_BYTES.withPlan / GIGABYTE} GB with one.`;

export const STORAGE_FULL = {
  withoutPlan: `This file doesn't fit in your storage: ${STORAGE_BYTES.withoutPlan / MEGABYTE} MB without a plan, counting unfinished uploads. Choose a plan to get ${STORAGE_BYTES.withPlan / GIGABYTE} GB, or delete documents and select “Empty now”. Deleted photos count for 30 days.`,
  withPlan: `This file doesn't fit in your storage of ${STORAGE_BYTES.withPlan / GIGABYTE} GB, counting unfinished uploads. Delete documents and select “Empty now”, then try again. Deleted photos count for 30 days.`,
} as const;
