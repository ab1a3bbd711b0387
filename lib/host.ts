// A host or IP address with an optional port, without user, path or spaces.
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Returns whether a Host header is valid in a URL. */
export const isHost = (text: string): boolean => HOST.test(text) && URL.canParse(`http://${text}`);
