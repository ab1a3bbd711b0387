const made = new Map<string, Intl.DateTimeFormat>();

/**
 * What writes dates and times of the US in this way. Kept: to make one takes as long as to write with it
 * some forty times.
 * @throws RangeError for a time zone that there is not
 */
export function dateTimeFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify(options);
  const known = made.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", options);
  made.set(name, format);
  return format;
}
