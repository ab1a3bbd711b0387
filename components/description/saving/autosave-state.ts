/**
 * The states of saving:
 * - `idle`: nothing was changed, or nothing that could be saved.
 * - `waiting`: a change will be saved when the typing rests.
 * - `saving`: a save is under way.
 * - `saved`: the server has acknowledged what is typed.
 * - `failed`: a save failed and will be tried again.
 * - `conflict`: the server has another text than the edited one. Nothing is saved until the seller has
 *   chosen.
 * - `signed-out`: the session has ended. Nothing is saved any more.
 */
export type SaveStatus =
  "idle" | "waiting" | "saving" | "saved" | "failed" | "conflict" | "signed-out";

/** A text to save; `replaces` is left out where the server's text is not known. */
export interface Edit {
  description: string;
  replaces?: string;
}

export type CanSave = (text: string) => boolean;

export interface AutosaveState {
  readonly status: SaveStatus;
  readonly typed: string;
  /** What the server has acknowledged last, without the white space around it. */
  readonly acknowledged: string;
  readonly theirs: string | null;
  /** Whether a call may have changed the text on the server without an answer. */
  readonly isUncertain: boolean;
  readonly inFlight: Edit | null;
  readonly failures: number;
  /** How many other calls that write are under way: no save begins meanwhile. */
  readonly pauses: number;
}

export type AutosaveEvent =
  | { type: "typed"; text: string }
  | { type: "received"; text: string }
  | { type: "save-started"; edit: Edit }
  /** The server has this text. */
  | { type: "acknowledged"; text: string }
  | { type: "save-failed" }
  | { type: "conflict-found"; theirs: string }
  | { type: "conflict-overruled" }
  | { type: "session-ended" }
  /** An edit was sent whose answer nobody waits for. */
  | { type: "sent-unawaited" }
  | { type: "paused" }
  | { type: "resumed"; mayHaveWritten: boolean }
  /** Another call put this text on the server and on the screen. */
  | { type: "replaced"; text: string };

export function startState(saved: string): AutosaveState {
  return {
    status: "idle",
    typed: saved,
    acknowledged: saved.trim(),
    theirs: null,
    isUncertain: false,
    inFlight: null,
    failures: 0,
    pauses: 0,
  };
}

const isAcknowledged = ({ typed, acknowledged }: AutosaveState) => typed.trim() === acknowledged;

/** Whether the server's text is unknown once the save under way has failed. */
export const isUncertainAfterFailure = ({ isUncertain, inFlight }: AutosaveState) =>
  isUncertain || (inFlight !== null && inFlight.replaces === undefined);

export function isSaveDue(state: AutosaveState, canSave: CanSave): boolean {
  const isBlocked =
    state.pauses > 0 || state.status === "conflict" || state.status === "signed-out";
  return !isBlocked && (!isAcknowledged(state) || state.isUncertain) && canSave(state.typed);
}

export function nextEdit({ typed, acknowledged, isUncertain }: AutosaveState): Edit {
  const description = typed.trim();
  return isUncertain ? { description } : { description, replaces: acknowledged };
}

/** The state after an event; the same object where nothing changes. */
export function transition(
  state: AutosaveState,
  event: AutosaveEvent,
  canSave: CanSave,
): AutosaveState {
  switch (event.type) {
    case "typed":
      return rest({ ...state, typed: event.text }, canSave);
    case "received": {
      const acknowledged = event.text.trim();
      if (acknowledged === state.acknowledged || !isAcknowledged(state)) return state;
      return { ...state, typed: event.text, acknowledged };
    }
    case "save-started": {
      const status = isAcknowledged(state) ? state.status : "saving";
      return { ...state, status, inFlight: event.edit, isUncertain: false };
    }
    case "acknowledged":
      return acknowledge(state, event.text, canSave);
    case "save-failed":
      return fail(state, canSave);
    case "conflict-found":
      return { ...state, status: "conflict", theirs: event.theirs, inFlight: null };
    case "conflict-overruled":
      if (state.theirs === null) return state;
      return { ...state, status: "waiting", acknowledged: state.theirs, theirs: null };
    case "session-ended":
      return { ...state, status: "signed-out", inFlight: null };
    case "sent-unawaited":
      return { ...state, isUncertain: true };
    case "paused":
      return { ...state, pauses: state.pauses + 1 };
    case "resumed": {
      const isUncertain = state.isUncertain || event.mayHaveWritten;
      const resumed = { ...state, pauses: state.pauses - 1, isUncertain };
      return isUncertain ? resumed : rest(resumed, canSave);
    }
    case "replaced":
      return acknowledge({ ...state, typed: event.text, isUncertain: false }, event.text, canSave);
  }
}

function rest(state: AutosaveState, canSave: CanSave): AutosaveState {
  if (state.status === "signed-out") return state;
  if (state.theirs !== null) {
    return state.typed.trim() === state.theirs ? acknowledge(state, state.theirs, canSave) : state;
  }
  return state.inFlight ? state : { ...state, status: statusAtRest(state, canSave) };
}

function acknowledge(state: AutosaveState, text: string, canSave: CanSave): AutosaveState {
  const next = { ...state, acknowledged: text.trim(), theirs: null, inFlight: null, failures: 0 };
  if (state.status === "signed-out") return next;
  const status = isAcknowledged(next) ? "saved" : canSave(next.typed) ? "waiting" : "idle";
  return { ...next, status };
}

function fail(state: AutosaveState, canSave: CanSave): AutosaveState {
  const next = {
    ...state,
    isUncertain: isUncertainAfterFailure(state),
    inFlight: null,
    failures: state.failures + 1,
  };
  const status = isAcknowledged(next) ? statusAtRest(next, canSave) : "failed";
  return { ...next, status };
}

function statusAtRest(state: AutosaveState, canSave: CanSave): SaveStatus {
  if (isAcknowledged(state)) return state.status === "idle" ? "idle" : "saved";
  if (!canSave(state.typed)) return "idle";
  // A failure is shown until the text is saved.
  return state.status === "failed" ? "failed" : "waiting";
}
