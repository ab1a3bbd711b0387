/** What a seller confirms before a listing is published. */
export const RIGHT_TO_SELL = "I have the right to sell this home and publish its photos.";
