/** What a seller is told who would publish a home that an operator has taken down. */
export const takenDownSentence = (reason: string): string =>
  `Porchlight took down your listing page. Reason: ${reason} You can't publish again until we lift this. Contact Support once you've fixed it, or if you think it's a mistake.`;
