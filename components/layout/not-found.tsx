import { MissingScreen } from "./missing-screen.tsx";

/**
 * Shows the 404 page. Every page's React data includes it, so that data has only its words and a
 * reference to `MissingScreen`.
 */
export const NotFound = () => (
  <MissingScreen title="404 Page Not Found" text="Did you forget to add the page to the router?" />
);
