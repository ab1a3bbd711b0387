export const RECEIPT_STATES = {
  paid: "Paid",
  unpaid: "Unpaid",
  refunded: "Refunded",
  void: "Canceled",
} as const;
export type ReceiptState = keyof typeof RECEIPT_STATES;
export const RECEIPT_STATE_KEYS = Object.keys(RECEIPT_STATES) as [ReceiptState, ...ReceiptState[]];
