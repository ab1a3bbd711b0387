export const PROPOSE_ANOTHER_TIME = "Propose another time";
export const EDIT_OPEN_HOUSE = "Edit open house";
export const PRIVATE_NOTE = "Private note (optional)";
export const NOTES_NOT_SAVED = "We couldn’t save your notes. Please try again.";

export const TURN_OFF_LINK = "Turn off link";
export const LINK_NOT_CREATED = "Couldn’t create the link";
export const LINK_NOT_TURNED_OFF = "Couldn’t turn off the link";
