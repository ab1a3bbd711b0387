import { MissingScreen } from "./missing-screen.tsx";

/**
 * What stands at a path that is no screen. It is sent along with every page, in the data for React:
 * there the words alone, which the answer to such a path has to hold, and the rest by name.
 */
export const NotFound = () => (
  <MissingScreen title="404 Page Not Found" text="Did you forget to add the page to the router?" />
);
