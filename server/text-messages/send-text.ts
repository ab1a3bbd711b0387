/**
 * Sends a text message; `to` in E.164.
 * @throws `TextFailed` if a retry may succeed, `TextRefused`, `TextStopped`
 */
export type SendText = (message: { to: string; body: string }) => Promise<void>;
