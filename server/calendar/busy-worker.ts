// Runs in a worker thread because a malicious calendar can take long to parse.
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
