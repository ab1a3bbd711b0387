// Runs as a thread of its own: a calendar may be made to take long, and others would wait meanwhile.
import { parentPort, workerData } from "node:worker_threads";
import type { CalendarFailure } from "#lib/fields/calendars.ts";
import {
  type BusyAnswer,
  type BusyQuestion,
  busyTimes,
  TooMuchCalendarError,
} from "#lib/showings/busy-times.ts";

function read(): BusyAnswer | CalendarFailure {
  const { text, question } = workerData as { text: string; question: BusyQuestion };
  try {
    return busyTimes(text, question);
  } catch (error) {
    return error instanceof TooMuchCalendarError ? "too_much" : "not_a_calendar";
  }
}

parentPort?.postMessage(read());
