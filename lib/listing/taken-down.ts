/** Returns the message for publishing a home that an operator took down. */
export const takenDownSentence = (reason: string): string =>
  `Porchlight took down your listing page. Reason: ${reason} You can't publish again until we lift this. Contact Support once you've fixed it, or if you think it's a mistake.`;
