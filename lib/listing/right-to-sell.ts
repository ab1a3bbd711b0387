export const RIGHT_TO_SELL = "I have the right to sell this home and publish its photos.";
