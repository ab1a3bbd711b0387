const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/**
 * Storage per account: photos, document versions, files of offers, recently deleted files and uploads in
 * progress. A plan fits 60 photos and 2 GB of documents.
 */
export const STORAGE_BYTES = { withoutPlan: 500 * MEGABYTE, withPlan: 5 * GIGABYTE } as const;

export const STORAGE_LIMITS = `Photos and documents share ${STORAGE_BYTES.withoutPlan / MEGABYTE} MB of storage without a plan, ${STORAGE_BYTES.withPlan / GIGABYTE} GB with one.`;

export const STORAGE_FULL = {
  withoutPlan: `This file doesn't fit in your storage: ${STORAGE_BYTES.withoutPlan / MEGABYTE} MB without a plan, counting unfinished uploads. Choose a plan to get ${STORAGE_BYTES.withPlan / GIGABYTE} GB, or delete documents and choose “Delete permanently”. Deleted photos count for 30 days.`,
  withPlan: `This file doesn't fit in your storage of ${STORAGE_BYTES.withPlan / GIGABYTE} GB, counting unfinished uploads. Delete documents and choose “Delete permanently”, then try again. Deleted photos count for 30 days.`,
} as const;

export const EMPTY_FILE = "This file is empty.";
