export const CONTACT_SELLER = "Contact the seller";
export const FOLLOW_HOME = "Follow this home";
export const CHOOSE_SHOWING_TIME = "Choose a showing time";
export const REQUEST_THIS_TIME = "Request this time";
export const MESSAGE_TO_SELLER = "Message to the seller (optional)";
export const ADD_TO_CALENDAR = "Add to calendar";
export const WRITE_MESSAGE = "Write a message";
export const MAKE_AN_OFFER = "Make an offer";
