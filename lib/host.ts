// A name or an address, and a port: no user, path or blank.
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a Host header names a host as an address can hold it. */
export const isHost = (text: string): boolean => HOST.test(text) && URL.canParse(`http://${text}`);
