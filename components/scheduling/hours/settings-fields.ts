import type { FieldWords } from "#components/forms/conflict/merge-values.ts";
import { NOTICE_HOURS, PAUSE_MINUTES, SHOWING_MINUTES, WEEKDAYS } from "#lib/fields/showings.ts";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import { formatHours } from "../hour-words.ts";

type Settings = SchedulingView["settings"];
type Choices = readonly { value: string; label: string }[];

const hoursText = (hours: number) =>
  hours < 24
    ? `${hours} ${hours === 1 ? "hour" : "hours"}`
    : `${hours / 24} ${hours === 24 ? "day" : "days"}`;

export const LENGTHS = SHOWING_MINUTES.map((minutes) => ({
  ...{ value: String(minutes), label: `${minutes} minutes` },
}));
export const PAUSES = PAUSE_MINUTES.map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? "None" : `${minutes} minutes`,
}));
export const NOTICES = NOTICE_HOURS.map((hours) => ({
  value: String(hours),
  label: hoursText(hours),
}));

export const hostsOf = (people: SchedulingView["people"]): Choices => [
  { value: "", label: "Anyone available" },
  ...people.map(({ id, name }) => ({ value: id, label: name })),
];

export const valuesOf = ({ revision: _, ...settings }: Settings) => ({
  ...settings,
  lengthMinutes: String(settings.lengthMinutes),
  pauseMinutes: String(settings.pauseMinutes),
  noticeHours: String(settings.noticeHours),
  mostADay: String(settings.mostADay),
  hostId: settings.hostId ?? "",
  videoLink: settings.videoLink ?? "",
});
export type SettingsValues = ReturnType<typeof valuesOf>;

const labelIn = (choices: Choices, value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;
const yesNo = (value: boolean) => (value ? "Yes" : "No");

/** Says the values in words, in the order of the screen. */
export const settingsWords =
  (people: SchedulingView["people"]) =>
  (values: SettingsValues): FieldWords[] => [
    ["Let buyers choose a time", yesNo(values.isOpen)],
    ...WEEKDAYS.map((name, day): FieldWords => [name, formatHours(values.week[day] ?? [])]),
    ["Showing length", labelIn(LENGTHS, values.lengthMinutes)],
    ["Time between showings", labelIn(PAUSES, values.pauseMinutes)],
    ["Minimum notice", labelIn(NOTICES, values.noticeHours)],
    ["Maximum showings per day", values.mostADay],
    ["Host", labelIn(hostsOf(people), values.hostId)],
    ["In person", yesNo(values.inPerson)],
    ["By video", yesNo(values.byVideo)],
    ["Video call link", values.videoLink],
    ["Confirm showings automatically", yesNo(values.confirmsItself)],
    ["How to get in", values.instructions],
  ];
