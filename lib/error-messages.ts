// Messages that both the browser and the server show.
export const TRY_AGAIN = "Something went wrong. Please try again.";
export const FIX_FIELDS = "Please fix the highlighted fields.";
export const NO_ADDRESS = "No property address available";
