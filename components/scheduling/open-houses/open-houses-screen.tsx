"use client";

import { SchedulingFrame } from "../scheduling-frame.tsx";
import { OpenHousesCard } from "./open-houses-card.tsx";

export function OpenHousesScreen() {
  return <SchedulingFrame>{() => <OpenHousesCard />}</SchedulingFrame>;
}
