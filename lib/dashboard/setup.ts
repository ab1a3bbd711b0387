import type { HomeState } from "./home-state.ts";

interface SetupStep {
  title: string;
  text: string;
  isDone: boolean;
}

const DESCRIBING = ["address", "basics", "description"];
const SHOWING = ["price", "cover"];

/** Returns the three steps to the first publication, in order. */
export function setupSteps({ checklist, hasFeatures, photoCount }: HomeState): SetupStep[] {
  const areDone = (keys: readonly string[]) =>
    checklist.every(({ key, isDone }) => isDone || !keys.includes(key));
  return [
    {
      title: "Describe your home",
      text: "Enter its address, rooms and features, then accept the description written from them.",
      isDone: hasFeatures && areDone(DESCRIBING),
    },
    {
      title: "Set your price and add photos",
      text: "Compare your price with the estimate, and choose the photo that buyers see first.",
      isDone: photoCount > 0 && areDone(SHOWING),
    },
    {
      title: "Publish your listing",
      text: "Choose a plan, review your page and make it public.",
      isDone: false,
    },
  ];
}
