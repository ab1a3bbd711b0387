// Messages that several layers show.
export const TRY_AGAIN = "Something went wrong. Please try again.";
export const FIX_FIELDS = "Please fix the highlighted fields.";
export const LOG_IN = "Please log in to continue.";
