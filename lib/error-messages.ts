// Messages that several screens show, or both the browser and the server.
export const TRY_AGAIN = "Something went wrong. Please try again.";
export const FIX_FIELDS = "Please fix the highlighted fields.";
export const NO_ADDRESS = "No property address available";
export const CHANGES_NOT_SAVED = "We couldn't save your changes. Please try again.";
export const CHOICE_NOT_SAVED = "We couldn't save your choice. Please try again.";
