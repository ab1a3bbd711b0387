const MINUTE = 60_000;

/**
 * How long the tests wait, in milliseconds, wherever they wait. Each is many times what a slow and
 * busy machine needs: it only ends what hangs.
 */
export const LIMITS = {
  unitTest: MINUTE,
  integrationTest: 3 * MINUTE,
  /** Of the start scripts, on a build. */
  systemTest: 5 * MINUTE,
  journey: 10 * MINUTE,
  /** Until something is so: a text on the screen, a row in the database, an answer of a server here. */
  condition: MINUTE,
  /** Of a server of the product, with a build before it where there is none. */
  serverStart: 10 * MINUTE,
  serverStop: 2 * MINUTE,
};
