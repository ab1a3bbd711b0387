/**
 * How a form takes saved values that arrive while it is open (a refetch, another tab): what was
 * typed and not saved stays.
 */
export const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true, keepErrors: true } as const;
