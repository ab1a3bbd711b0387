/** What a seller is told who would publish a home that an operator has taken down. */
export const takenDownSentence = (reason: string): string =>
  `Porchlight has taken the page of your home down: ${reason} It can't be published until that is lifted. Write to us under Support when you have mended it, or think that it is wrong.`;
