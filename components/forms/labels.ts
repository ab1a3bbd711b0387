export const ALL_CHANGES_SAVED = "All changes saved";
export const USE_THEIRS = "Use their version";
export const KEEP_MINE = "Keep mine";
