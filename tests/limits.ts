const MINUTE = 60_000;

/**
 * All timeouts of the tests, in milliseconds. Each is many times what a slow, busy machine needs and only
 * ends tests that hang.
 */
export const LIMITS = {
  unitTest: MINUTE,
  integrationTest: 3 * MINUTE,
  /** For the start scripts, with a finished build. */
  systemTest: 5 * MINUTE,
  journey: 10 * MINUTE,
  /** For text on the screen, a row in the database, or a response of a local server. */
  condition: MINUTE,
  serverStart: 10 * MINUTE,
  serverStop: 2 * MINUTE,
};
