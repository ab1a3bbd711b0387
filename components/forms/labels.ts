export const ALL_CHANGES_SAVED = "All changes saved";
export const USE_OTHER_VERSION = "Use the other version";
