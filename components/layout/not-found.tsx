import { MissingScreen } from "./missing-screen.tsx";

/**
 * Every page's React data includes this, so it has only the words and a reference to
 * `MissingScreen`.
 */
export const NotFound = () => (
  <MissingScreen title="404 Page Not Found" text="Did you forget to add the page to the router?" />
);
