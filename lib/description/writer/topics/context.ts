import type { Home } from "#lib/description/home.ts";
import type { Tone } from "#lib/fields/description.ts";

export interface TopicContext {
  /** The facts that are still to be told. */
  home: Home;
  tone: Tone;
  /** What the text calls the home. */
  noun: string;
  /** Decides which build each part takes; neighboring numbers decide differently. */
  turn: number;
  /** Years after it are spoken of as plans. */
  thisYear: number;
}
