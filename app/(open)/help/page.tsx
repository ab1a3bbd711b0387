import { HelpList } from "#components/open/help-list.tsx";
import { TITLES } from "#lib/screens.ts";
import { metadataOf } from "../metadata.ts";

export const generateMetadata = () =>
  metadataOf("/help", TITLES["/help"], "Answers about selling your home with Porchlight.");

export default HelpList;
